### The words in pictures and alt texts that only this game has, or has otherwise.

color-amber = アンバー
color-amethyst = アメジスト
color-blue = 青
color-emerald = エメラルド
color-green = 緑
color-orange = オレンジ
color-pink = ピンク
color-purple = 紫
color-red = 赤
color-ruby = ルビー
color-sapphire = サファイア
color-steel = スティール
color-white = 白
color-yellow = 黄

drying = 塗りたて

icon-E = [エグザート]
icon-I = インク
icon-L = ロア
icon-S = 攻撃力
icon-W = 意志力

inkable = インク可

keyword-ability = 能力
keyword-bodyguard = 護衛
keyword-challenger = 果敢
keyword-evasive = 回避
keyword-reckless = 暴勇
keyword-resist = 耐久
keyword-rush = 突進
keyword-shift = 変身
keyword-sing_together = 合唱
keyword-singer = 歌声
keyword-support = 支援
keyword-ward = 魔除

kind-action = アクション
kind-location = ロケーション
kind-song = 歌

mark-fought = チャレンジ
mark-quested = クエスト
mark-sang = 歌唱

not_inkable = インク不可

note-be_challenged = 被チャレンジ不可
note-cannot_be_challenged = 被チャレンジ不可
note-cannot_challenge = チャレンジ不可
note-cannot_play = プレイ不可
note-cannot_quest = クエスト不可
note-cannot_ready = レディ不可
note-cannot_sing = 歌唱不可
note-cannot_take_challenge_damage = チャレンジ被ダメージなし
note-challenge = チャレンジ不可
note-drying = 塗りたて
note-may_challenge = チャレンジ可
note-may_challenge_ready = レディにチャレンジ可
note-may_quest = クエスト可
note-may_sing = 歌唱可
note-move = 移動不可
note-must_challenge = 要チャレンジ
note-must_quest = 要クエスト
note-quest = クエスト不可
note-ready_step = レディステップ対象外
note-shift = 変身不可
note-sing = 歌唱不可
note-suffer_banish = 一部の退場なし
note-suffer_damage = 一部の被ダメージなし
note-suffer_exert = 一部のエグザートなし
note-suffer_to_hand = 一部の手札戻りなし
note-take_challenge_damage = チャレンジ被ダメージなし
note-take_damage = 被ダメージなし

phase-draw = ドローステップ
phase-mulligan = 手札の入れ替え
phase-ready = レディステップ
phase-set = セットステップ

points = ロア

reason-lore = ロアが目標に到達

spent = 使用済

stat-lore = ロア
stat-move = 移動コスト
stat-strength = 攻撃力
stat-willpower = 意志力

waiting = バッグ

zone-bag = バッグ
zone-field = 場
zone-inkwell = インク
