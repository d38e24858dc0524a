"""What players may not do: play, move, gain or lose lore."""

from __future__ import annotations

from engine.kernel.cards.tree import Cannot, Opponents, This, You
from engine.wording import Phrase, Slot, bare, made, passing, phrase, word

_THIS = This()

BANS_ON_PLAYERS: tuple[Phrase, ...] = (
    # playing
    made(
        "lasting",
        lambda bindings: Cannot(_THIS, "play"),
        lambda value: {"this": _THIS} if bare(value) == Cannot(_THIS, "play") else None,
        ja="あなたは{this}をプレイできない",
        en="you can't play {this}",
    ),
    phrase(
        "said",
        Cannot,
        deed="play",
        target=You(),
        ja="{duration}あなたは{filter:np}をプレイできない",
        en="you can't play {filter:np.s}{duration}",
        when=lambda bindings: bindings["duration"] != "",
    ),
    phrase(
        "said",
        Cannot,
        deed="play",
        target=You(),
        when=lambda bindings: bindings["duration"] != "",
        ja="{duration}あなたは[他の|]カードをプレイできない",
        en="you can't play [other |any other |more |any |]cards{duration}",
    ),
    # lore
    *(
        phrase(
            "said",
            Cannot,
            deed=deed,
            target=Slot("who"),
            ja=("{duration}{who:players_or_you}" + ja, "{who:players_or_you}{duration}" + ja),
            en="{who:players_or_you} can't " + en + "{duration}",
        )
        for deed, ja, en in (
            ("lose_lore", "ロアを失わない", "lose lore"),
            ("gain_lore", "ロアを得られない", "gain lore"),
        )
    ),
    passing("players_or_you", "players"),
    word("players_or_you", You(), ja="あなたは", en="you"),
    phrase(
        "lasting",
        Cannot,
        target=Slot("who"),
        deed="gain_lore",
        ja="{who:each_of_them}ロアを得られない",
        en="{who:each_of_them} can't gain lore",
    ),
    phrase(
        "lasting",
        Cannot,
        target=Slot("who"),
        deed="lose_lore",
        ja="{who:each_of_them}ロアを失わない",
        en="{who:each_of_them} can't lose lore",
    ),
    word("each_of_them", Opponents(), ja="各対戦相手は", en="each opponent"),
    word("players_or_you", Opponents(), ja="各対戦相手は", en="each opponent"),
    # moving
    *(
        phrase(
            "said",
            Cannot,
            deed="move",
            target=Slot("who"),
            ja=f"{{who:{sort}}}{{duration}}{{filter:np}}をロケーションに移動できない",
            en=f"{{who:{sort}}} can't move [|their ]{{filter:np.s}} to locations{{duration}}",
        )
        for sort in ("players", "player")
    ),
)
