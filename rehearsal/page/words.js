// What the page itself says, in the language of its seat.

import { seen } from "./store.js";

const WORDS = {
  en: {
    allowed: "choose {0} to {1}", alt: "Alt text", appFailed: "The application did not respond.", auto: "as the system",
    backstage: "Backstage", backTo: "Back to {0}", bot: "APP", cancel: "Cancel", channels: "Channels", choices: "Choices", chosen: "{0} chosen",
    close: "Close", closedThreads: "{0} closed", command: "Command {0}", commands: "Commands", confirm: "Confirm", dark: "dark", dismiss: "Dismiss message",
    dm: "Direct messages", dmShort: "Messages", dmStart: "What Kotatsu tells you alone stands here: your hand and your choices. Write “help” to see what there is.",
    dmsClosed: "My direct messages are closed", drop: "Cut the bot's connection", edited: "(edited)", erase: "Delete",
    eraser: "Show delete buttons", exactly: "choose {0}", file: "File", findings: "Findings", fit: "Fit", forbidden: "The bot may not post in this channel",
    gone: "Connection lost. Trying again…", jump: "Jump to message", language: "Language", larger: "Larger", light: "light", looks: "Looks",
    mentions: "{0} mentions", more: "more options: {0}", newest: "To the newest message", noAlt: "no alt text", none: "none",
    noCommand: "There is no command “{0}” here. Type / to see all of them; /help says what there is.",
    noneHere: "nothing matches", noPlace: "You cannot see that channel.", noMessage: "That message is not there any more.",
    offline: "Kotatsu is not connected: commands and buttons will go unanswered.", offlineShort: "offline", older: "Show earlier messages",
    online: "online", only: "Only you can see this.", openPicture: "Open the picture", optional: "optional", original: "Open original", panes: "Panes",
    pick: "Choose…", places: "Channels", required: "required", requiredMissing: "“{0}” is required.", send: "Send", serverStart: "This is the start of {0}. Type /help to see what there is, or / for all commands.",
    settings: "Settings", skip: "Skip to the message box", stale: "That is no longer on offer: the message has changed.", smaller: "Smaller", started: "{0} started a thread:", thinking: "{0} is thinking…", thread: "Thread {0}",
    typing: "{0} is typing…", unread: "unread", unreadHere: "New", used: "{0} used {1}", waiting: "Waiting for Kotatsu…",
    write: "Message {0}, or / for a command", yes: "yes", no: "no", newCount: "{0} new",
  },
  ja: {
    allowed: "{0}～{1}個選択", alt: "代替テキスト", appFailed: "アプリケーションが応答しませんでした。", auto: "システムに合わせる",
    backstage: "舞台裏", backTo: "{0} に戻る", bot: "アプリ", cancel: "キャンセル", channels: "チャンネル", choices: "候補", chosen: "{0}個選択中",
    close: "閉じる", closedThreads: "終了済み {0}件", command: "コマンド {0}", commands: "コマンド", confirm: "決定", dark: "ダーク", dismiss: "メッセージを閉じる",
    dm: "ダイレクトメッセージ", dmShort: "DM", dmStart: "あなたの手札と選択肢は、ここにあなただけに届きます。「ヘルプ」と送ると、できることを見られます。",
    dmsClosed: "自分のDMを閉じる", drop: "ボットの接続を切る", edited: "(編集済)", erase: "削除",
    eraser: "削除ボタンを表示", exactly: "{0}個選択", file: "ファイル", findings: "指摘", fit: "全体", forbidden: "このチャンネルでボットの投稿を禁じる",
    gone: "接続が切れました。再接続しています…", jump: "メッセージへ移動", language: "言語", larger: "拡大", light: "ライト", looks: "外観",
    mentions: "メンション{0}件", more: "その他のオプション: {0}", newest: "最新のメッセージへ", noAlt: "代替テキストなし", none: "なし",
    noCommand: "「{0}」というコマンドはここにはありません。/ ですべてのコマンドを、/help でできることを見られます。",
    noneHere: "一致するものがありません", noPlace: "そのチャンネルは見られません。", noMessage: "そのメッセージはもうありません。",
    offline: "Kotatsuは接続していません。コマンドやボタンに応答がありません。", offlineShort: "オフライン", older: "以前のメッセージを表示",
    online: "オンライン", only: "これはあなただけに表示されています。", openPicture: "画像を開く", optional: "任意", original: "元の画像を開く", panes: "画面の切り替え",
    pick: "選択…", places: "チャンネル", required: "必須", requiredMissing: "「{0}」は必須です。", send: "送信", serverStart: "{0} の始まりです。/help でできることを、/ ですべてのコマンドを見られます。",
    settings: "設定", skip: "メッセージ欄へ移動", stale: "メッセージが更新されたため、その選択肢は使えません。", smaller: "縮小", started: "{0} がスレッドを開始:", thinking: "{0} が考え中…", thread: "スレッド {0}",
    typing: "{0} が入力中…", unread: "未読", unreadHere: "新着", used: "{0} が {1} を使用", waiting: "Kotatsuの応答を待っています…",
    write: "{0} にメッセージ（/ でコマンド）", yes: "はい", no: "いいえ", newCount: "新着{0}件",
  },
};

export const words = () => WORDS[seen.state && seen.state.me.locale === "ja" ? "ja" : "en"];

/** One of them, `{0}` and so on replaced. */
export const word = (name, ...values) => values.reduce((text, value, index) => text.replace(`{${index}}`, value), words()[name]);

/** Puts the words into what stands in the document from the start. */
export function speak() {
  document.documentElement.lang = seen.state.me.locale;
  for (const node of document.querySelectorAll("[data-word]")) node.firstChild ? (node.firstChild.data = word(node.dataset.word)) : node.append(word(node.dataset.word));
  for (const node of document.querySelectorAll("[data-label]")) node.setAttribute("aria-label", word(node.dataset.label));
}
