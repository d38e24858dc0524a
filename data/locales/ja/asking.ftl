### カードの効果で「してもよい」こと：質問、前に来る形（te）、二つの答え。

act-it = そのカード
act-this = このカード
act-chosen-card = カード1枚
act-chosen = { $kind }1枚
act-chosen-character = { $kind }1体
act-every = すべての{ $kind }
act-then = { $first }、{ $then }
prompt-asks = 「{ $card }」{ $ability ->
    [none] { "" }
   *[other] の「{ $ability }」
 }：{ $cost ->
    [none] { $effect }
   *[other] { $cost }、{ $effect }
 }？
act-use = { $form ->
    [do] 使う
    [dont] 使わない
    [te] 効果を使って
   *[ask] 効果を使いますか
 }
act-draw = { $form ->
    [do] 引く
    [dont] 引かない
    [te] { $count ->
      [0] カードを
     *[other] カードを{ $count }枚
    }引いて
   *[ask] { $count ->
      [0] カードを
     *[other] カードを{ $count }枚
    }引きますか
 }
act-discard = { $form ->
    [do] 捨てる
    [dont] 捨てない
    [te] { $count ->
      [0] カードを
     *[other] カードを{ $count }枚
    }捨てて
   *[ask] { $count ->
      [0] カードを
     *[other] カードを{ $count }枚
    }捨てますか
 }
act-deal = { $form ->
    [do] 与える
    [dont] 与えない
    [te] { $what }に{ $count ->
      [0] ダメージ
     *[other] { $count }ダメージ
    }を与えて
   *[ask] { $what }に{ $count ->
      [0] ダメージ
     *[other] { $count }ダメージ
    }を与えますか
 }
act-putdamage = { $form ->
    [do] 置く
    [dont] 置かない
    [te] { $what }にダメージを置いて
   *[ask] { $what }にダメージを置きますか
 }
act-heal = { $form ->
    [do] 取り除く
    [dont] 取り除かない
    [te] { $what }のダメージを取り除いて
   *[ask] { $what }のダメージを取り除きますか
 }
act-movedamage = { $form ->
    [do] 移動する
    [dont] 移動しない
    [te] ダメージを移動して
   *[ask] ダメージを移動しますか
 }
act-banish = { $form ->
    [do] 退場させる
    [dont] 退場させない
    [te] { $what }を退場させて
   *[ask] { $what }を退場させますか
 }
act-exert = { $form ->
    [do] エグザートする
    [dont] エグザートしない
    [te] { $what }をエグザートして
   *[ask] { $what }をエグザートしますか
 }
act-ready = { $form ->
    [do] レディする
    [dont] レディしない
    [te] { $what }をレディして
   *[ask] { $what }をレディしますか
 }
act-tohand = { $form ->
    [do] 戻す
    [dont] 戻さない
    [te] { $what }を手札に戻して
   *[ask] { $what }を手札に戻しますか
 }
act-todeck = { $form ->
    [do] 置く
    [dont] 置かない
    [te] { $what }をデッキに置いて
   *[ask] { $what }をデッキに置きますか
 }
act-todiscard = { $form ->
    [do] 置く
    [dont] 置かない
    [te] { $what }を捨て札に置いて
   *[ask] { $what }を捨て札に置きますか
 }
act-toinkwell = { $form ->
    [do] 置く
    [dont] 置かない
    [te] { $what }をインクウェルに置いて
   *[ask] { $what }をインクウェルに置きますか
 }
act-modify = { $form ->
    [do] 変える
    [dont] 変えない
    [te] { $change ->
        [none] { $what }の{ $stat }を変えて
       *[other] { $what }の{ $stat }を{ $change }して
     }
   *[ask] { $change ->
        [none] { $what }の{ $stat }を変えますか
       *[other] { $what }の{ $stat }を{ $change }しますか
     }
 }
act-grant = { $form ->
    [do] 与える
    [dont] 与えない
    [te] { $what }に能力を与えて
   *[ask] { $what }に能力を与えますか
 }
act-gainlore = { $form ->
    [do] 得る
    [dont] 得ない
    [te] { $count ->
      [0] ロア
     *[other] { $count }ロア
    }を得て
   *[ask] { $count ->
      [0] ロア
     *[other] { $count }ロア
    }を得ますか
 }
act-loselore = { $form ->
    [do] 失わせる
    [dont] 失わせない
    [te] ロアを失わせて
   *[ask] ロアを失わせますか
 }
act-look = { $form ->
    [do] 見る
    [dont] 見ない
    [te] { $count ->
      [0] カードを
     *[other] カードを{ $count }枚
    }見て
   *[ask] { $count ->
      [0] カードを
     *[other] カードを{ $count }枚
    }見ますか
 }
act-revealtop = { $form ->
    [do] 公開する
    [dont] 公開しない
    [te] デッキの一番上を公開して
   *[ask] デッキの一番上を公開しますか
 }
act-revealhand = { $form ->
    [do] 公開させる
    [dont] 公開させない
    [te] 手札を公開させて
   *[ask] 手札を公開させますか
 }
act-playfree = { $form ->
    [do] プレイする
    [dont] プレイしない
    [te] カードをコストなしでプレイして
   *[ask] カードをコストなしでプレイしますか
 }
act-payink = { $form ->
    [do] 支払う
    [dont] 支払わない
    [te] { $count }インクを支払って
   *[ask] { $count }インクを支払いますか
 }
act-moveto = { $form ->
    [do] 移動する
    [dont] 移動しない
    [te] { $what }を移動して
   *[ask] { $what }を移動しますか
 }
act-take = { $form ->
    [do] 取る
    [dont] 取らない
    [te] カードを取って
   *[ask] カードを取りますか
 }
act-relocate = { $form ->
    [do] 移す
    [dont] 移さない
    [te] { $what }を別の置き場に移して
   *[ask] { $what }を別の置き場に移しますか
 }
act-tuck = { $form ->
    [do] 置く
    [dont] 置かない
    [te] カードを下に置いて
   *[ask] カードを下に置きますか
 }
act-usecounter = { $form ->
    [do] 開ける
    [dont] 開けない
    [te] プレゼントを開けて
   *[ask] プレゼントを開けますか
 }
