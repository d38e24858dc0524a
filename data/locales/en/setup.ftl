### What a server's managers set, and what is missing there.

cmd-setup = Set how I work on this server, and see what is missing; for those who manage the server
cmd-setup-check = See what is missing where, what will not work, and how to fix it
cmd-setup-channels = Choose where tables may be opened, or see where
cmd-setup-games = Choose which games are offered on this server, or see which are not
opt-check = Only this channel; by default all in which tables may be opened, or this one
opt-setup_language = The language
opt-setup_games = Which game; without one, all are listed
opt-setup_offered = Whether it is offered; if not, nobody here sees its commands, cards or decks
cmd-setup-server = The language of public messages, and which role makes a judge
opt-place_add = Allow tables in this channel or category; they are then refused elsewhere
opt-place_remove = Take a channel or category off the list
opt-place_every = Allow tables everywhere
language-server = The server's language in Discord

permission-view = View Channel
permission-send = Send Messages
permission-threads = Send Messages in Threads
permission-open_threads = Create Public Threads
permission-private_threads = Create Private Threads
permission-files = Attach Files
permission-links = Embed Links

lost-view = I cannot see it, so no table can be opened there.
lost-send = no table can be opened there, and running games are shown in direct messages only.
lost-threads = a match gets no thread of its own, so the channel can hold only one at a time, and no tournament.
lost-private = no table without spectators can be opened.
lost-files = the board cannot be shown, so no table can be opened.
lost-links = links to the board show no preview, so no table can be opened.

setup-not-manager = Only members with the permission Manage Server can change these settings.
setup-cannot-post = I lack permissions that a table needs here: { $missing }. Those who manage the server see more with /setup check.
setup-not-here = On this server tables are opened in: { $places }. Games already running here continue.
setup-channels-only = Tables may be opened in: { $places } (and in threads there).
setup-channels-all = Tables may be opened in every channel.
setup-channels-absent = That is not on the list; see /setup channels.
setup-channels-most = At most { $most } channels and categories can be on the list; a category counts as one.
setup-language-set = Public messages are now in { $language }, at tables opened from now on.
setup-language-server = Public messages are in the server's Discord language, if I speak it.
setup-games-all = Every game is offered on this server.
setup-games-without = Not offered on this server: { $games }. Tables already open continue.
setup-left-out = { $game } is not offered on this server (its managers decided so with /setup games).

setup-check-head = **Kotatsu { $version }**
setup-check-game = ✅ { $game }: { $cards } cards, { $decks } ready-made decks{ $own ->
    [0] { "" }
    [one] , 1 card set of this server
   *[other] , { $own } card sets of this server
 }
setup-check-fine = ✅ I have every permission I need in { $places }.
setup-check-lacks = ❌ **{ $permission }** is missing in { $places }: { $lost } To fix: Edit Channel → Permissions → my role → allow “{ $permission }”.
setup-check-gone = ❌ <#{ $place }> is not there, or hidden from me: no table can be opened there. To fix: show it to my role, or take it off with /setup channels.
setup-check-empty = ❌ { $places }: no channel for messages in this category, so no table can be opened there. To fix: make one there, or choose another place with /setup channels.
setup-check-dm = A test message of /setup check: direct messages reach you.
setup-check-dm-open = ✅ Direct messages reach you.
setup-check-dm-closed = ❌ **Direct messages** do not reach you: your hand is not sent to you; “My move” and “Hand” under the board show it. To fix: server menu → Privacy Settings → allow direct messages.
setup-check-dm-unknown = ❔ I could not find out whether direct messages reach you: Discord did not answer. To fix: try again.
setup-check-store = ✅ Everything is kept in { $engine }. Shards: { $shards } of { $count }. To Discord: { $latency } ms. Tables waiting to be shown: { $behind }.
setup-check-fault = ❔ The last fault was { $when }, in { $where }. To fix: whoever runs the bot finds it in its log.
setup-check-tournaments = ✅ Tournaments with a time appear in the server's event list.
setup-check-tournaments-lack = ❌ **Create Events** is missing: tournaments with a time do not appear in the server's event list; everything else of them works. To fix: Server Settings → Roles → my role → allow “Create Events”.
setup-check-commands = ✅ Discord knows all { $count } commands.
setup-check-commands-absent = ❌ **Commands** that Discord does not know: { $names }. Nobody can type them; buttons work. To fix: start the bot again; its log says why Discord refused them.
setup-check-commands-unknown = ❔ I could not find out whether Discord knows all commands: it did not answer. To fix: try again.

name-beside = { $name } ({ $there })
name-within = { $name }
names-within = { ", " }
seat-nobody = the table
