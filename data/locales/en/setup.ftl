### What a server's managers settle, and what is missing there.

cmd-setup = Settle how I work on this server, and see what I lack; for those who manage the server
cmd-setup-check = See what is missing where, what will not work for it, and how to mend it
cmd-setup-channels = Settle where tables may be opened
cmd-setup-add = Allow tables in a channel or category; elsewhere they are refused from then on
cmd-setup-remove = Take a channel or category off the list
cmd-setup-list = See where tables may be opened, and the language
cmd-setup-all = Allow tables everywhere
cmd-setup-language = Settle the language of what everybody reads; private answers follow each reader
cmd-setup-games = Settle which games are offered on this server, or see which are not
opt-check = Only this channel; else all in which tables may be opened, or this one
opt-place = A channel or a category; threads count as their channel
opt-setup_language = The language
opt-setup_offered = Whether it is offered; left out, nobody here sees its commands, cards or decks
language-server = As the server is set in Discord

permission-view = View Channel
permission-send = Send Messages
permission-threads = Send Messages in Threads
permission-open_threads = Create Public Threads
permission-private_threads = Create Private Threads
permission-files = Attach Files
permission-links = Embed Links

lost-view = I see nothing there, so no table can be opened.
lost-send = no table can be opened there, and a game that goes on is shown in direct messages only.
lost-threads = a match gets no thread of its own, so only one at a time fits into the channel.
lost-private = no table without spectators is opened.
lost-files = the board cannot be shown, so no table can be opened.
lost-links = links to the board do not unfold, so no table is opened.

setup-not-manager = Only those who may manage this server (permission Manage Server) can change its settings.
setup-cannot-post = I may not post here as a table needs it. Missing: { $missing }. Whoever manages the server sees more with /setup check.
setup-not-here = On this server tables are opened in: { $places }. Games that go on here stay.
setup-channels-only = Tables may be opened in: { $places } (and in threads there).
setup-channels-all = Tables may be opened in every channel.
setup-channels-absent = That is not on the list; /setup channels list shows it.
setup-channels-most = At most { $most } channels and categories can be on the list; a category counts as one.
setup-language-set = What everybody reads is in: { $language }. It holds for tables that are opened from now on.
setup-language-server = What everybody reads is in the language that the server has in Discord, if I speak it.
setup-games-all = Every game is offered on this server.
setup-games-without = Left out on this server: { $games }. Tables that stand already go on.
setup-left-out = { $game } is left out on this server: whoever manages it decided so (/setup games).

setup-check-head = **Kotatsu { $version }**
setup-check-game = ✅ { $game }: { $cards } cards, { $decks } ready-made decks{ $own ->
    [0] { "" }
    [one] , 1 card set of this server
   *[other] , { $own } card sets of this server
 }
setup-check-fine = ✅ Everything that I need is allowed in { $places }.
setup-check-lacks = ❌ **{ $permission }** is missing in { $places }: { $lost } To mend: Edit Channel → Permissions → my role → allow “{ $permission }”.
setup-check-gone = ❌ <#{ $place }> is not there, or hidden from me: no table can be opened there. To mend: show it to my role, or take it off with /setup channels remove.
setup-check-empty = ❌ { $places }: no channel for messages in this category, so no table can be opened there. To mend: make one there, or choose another place with /setup channels.
setup-check-dm = A test message of /setup check: direct messages reach you.
setup-check-dm-open = ✅ Direct messages reach you.
setup-check-dm-closed = ❌ **Direct messages** do not reach you: your hand does not come by itself; “My move” and “Hand” at the board show it. To mend: server menu → Privacy Settings → allow direct messages.
setup-check-dm-unknown = ❔ Whether direct messages reach you could not be found out: Discord did not answer. To mend: try again.
setup-check-commands = ✅ All { $count } commands are known to Discord.
setup-check-commands-absent = ❌ **Commands** that Discord does not know: { $names }. Nobody can type them; buttons work. To mend: start the bot again; its log says why Discord refuses them.
setup-check-commands-unknown = ❔ Whether all commands are known could not be found out: Discord did not answer. To mend: try again.

name-beside = { $name } ({ $there })
