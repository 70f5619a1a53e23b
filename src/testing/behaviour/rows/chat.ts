import type { Rows } from '../row';

/** Chat panel, Messages, Sending. */
export const CHAT: Rows = {
  'chat-empty': [
    'e2e/mainPath.test.ts › the whole path, an agent and an administrator side by side',
    'e2e/everyScreen.test.ts › axe finds nothing in either theme, wide or on a phone, and no request is refused by the policy: $name',
  ],
  'chat-disconnected': [
    'e2e/chatActions.test.ts › while WhatsApp is disconnected it is disabled and says so, with a banner above',
  ],
  'chat-header': ['console/features/chat/header/ChatHeader.test.tsx › names the customer’s stage'],
  'chat-read': [
    'console/features/chat/reading/reading.test.ts › marks it read once, and at most once a second for what arrives after',
    'console/features/chat/reading/reading.test.ts › marks nothing read while the page is hidden, and everything when it is visible again',
    "server/routes/conversations.test.ts › moves the reader's own cursor, and tells their own tabs only, once",
    'server/routes/conversations.test.ts › leaves messages unread for another person, and counts later ones',
  ],
  'referral-indicator': [
    'console/features/chat/header/ChatHeader.test.tsx › counts ‘Cupons Grátis’, and ‘Indicações’ as total/limit; not green without a free one',
    'console/features/chat/header/ChatHeader.test.tsx › is green when a coupon is free; the summary counts, not the record',
    'console/features/chat/header/ChatHeader.test.tsx › shows no values while the referrals load',
    'console/features/chat/header/ChatHeader.test.tsx › says without an alarm that they could not be read, and counts free coupons by the record',
    'console/features/chat/header/ChatHeader.test.tsx › requests and shows no referrals for a group, which can only be ended',
  ],
  'free-coupon-source': [
    'console/features/chat/header/ChatHeader.test.tsx › is green when a coupon is free; the summary counts, not the record',
    'console/features/chat/header/ChatHeader.test.tsx › says without an alarm that they could not be read, and counts free coupons by the record',
    'console/features/chat/actions/summarize.test.ts › a free coupon of %s costs nothing, and the script says so',
  ],
  'customer-record': [
    'console/features/chat/reading/reading.test.ts › reads its newest page and its customer, marks it read, and shows where unread messages begin',
    'console/realtime/events.test.ts › refreshes the record, and the stage in the list',
  ],
  'customer-record-failed': [
    'console/features/chat/order/OrderHistory.test.tsx › shows no stale orders when reading them again failed',
    'console/features/chat/order/OrderInfo.test.tsx › a record that could not be read says so, and is tried again',
  ],
  'read-failures': [
    'console/features/inbox/InboxListView.test.tsx › offers to try again when it could not be read',
    'e2e/inbox.test.ts › a list that could not be read says so, and is read again',
    'contract/wire.test.ts › one bad item costs only itself, and its fault is named without a value',
    'console/realtime/resync.test.ts › in a list costs only the item, and is counted',
    'console/realtime/malformed.test.ts › as %s',
    'console/api/calls.test.ts › treat 30 s without a response as no response',
  ],
  'chat-ended-elsewhere': [
    'console/features/chat/actions/endedElsewhere.test.ts › by %s is named, once',
    'console/features/chat/actions/endedElsewhere.test.ts › takes an unsent draft with it, and the notice says so; a blank draft does not count',
    'console/features/chat/actions/endedElsewhere.test.ts › is named when a list comes without it',
    'console/features/chat/actions/endedElsewhere.test.ts › causes no notice when it was ended here, nor does another chat that is not open',
  ],
  drafts: [
    'console/features/outbox/outbox.test.ts › are kept per chat over a reload, and gone when sent',
    'console/features/outbox/outbox.test.ts › from two tabs are both there after a reload',
    'console/features/outbox/outbox.test.ts › of a chat that went to somebody else meanwhile are given up, and the notice quotes them',
    'e2e/chatActions.test.ts › a draft is kept per chat, over a reload as well, and shows on its row',
  ],
  'message-sides': [
    'console/features/chat/messages/chatItems.test.ts › is own when it is from here, sent or not',
    'console/features/chat/messages/chatItems.test.ts › %j of %j is %s',
    'domain/participant.test.ts › the writer %j is read as %j',
    'e2e/messages.test.ts › shows each kind of message, its placeholder or its error text, with HH:mm and the day',
    'e2e/messages.test.ts › shows the author of each message in a group',
    'e2e/messages.test.ts › takes 4,000 characters, right-to-left text and emoji, at 65% of the width at most',
  ],
  'message-kinds': [
    'console/features/chat/messages/messageContent.test.ts › %s is shown as %s, with its caption',
    'console/features/chat/messages/messageContent.test.ts › media without an address, or none where some was said to be, is old media',
    'console/features/chat/messages/messageContent.test.ts › blanks alone are an empty message',
    'console/features/chat/messages/MessageRowView.test.tsx › another file opens in a tab of its own',
    'e2e/messages.test.ts › shows each kind of message, its placeholder or its error text, with HH:mm and the day',
  ],
  'message-media-failed': [
    'console/features/chat/messages/MessageRowView.test.tsx › a picture that does not load says so, and keeps its caption',
    'console/features/chat/messages/MessageRowView.test.tsx › %s is played here, and says so when it does not load',
    'e2e/messages.test.ts › shows each kind of message, its placeholder or its error text, with HH:mm and the day',
  ],
  'message-time': [
    'console/text/format.test.ts › times read HH:mm, and a date with its time as the language writes it',
    'contract/wire.test.ts › any message reads the same from seconds, milliseconds and ISO',
    'e2e/messages.test.ts › shows each kind of message, its placeholder or its error text, with HH:mm and the day',
  ],
  'message-grouping': [
    'console/features/chat/messages/chatItems.test.ts › begins a run when it is the first, of another side or author, or much later',
    'console/text/format.test.ts › a day separator says today, yesterday or the date',
    'e2e/messages.test.ts › shows each kind of message, its placeholder or its error text, with HH:mm and the day',
  ],
  'message-text': [
    'console/features/chat/messages/formatting.test.ts › %j is shown as %j',
    'console/features/chat/messages/formatting.test.ts › %j is shown as it was written',
    'console/features/chat/messages/links.test.ts › leads nowhere but by http, https, mailto and tel',
    'console/features/chat/messages/MessageText.test.tsx › has links that open apart and safely',
  ],
  'messages-open-at-end': [
    'e2e/everyScreen.test.ts › a chat opens at its newest message, and stays there when a banner opens (motion: %s)',
    'e2e/messages.test.ts › opens at its newest message however late its rows are measured, and never offers the way there',
    'console/features/chat/reading/reading.test.ts › reads its newest page and its customer, marks it read, and shows where unread messages begin',
  ],
  'messages-older': [
    'console/features/chat/reading/reading.test.ts › come before what is held, page by page, until the first',
    'console/features/chat/reading/reading.test.ts › is requested again automatically, although nobody scrolls',
    'console/features/chat/reading/reading.test.ts › is not requested endlessly from a host that always answers from another stream',
    'e2e/messages.test.ts › reads older messages again after "Tentar novamente", and what is read stays where it is',
  ],
  'messages-new-below': [
    'e2e/messages.test.ts › says "novas mensagens" to a reader further up, announces them once, and ignores own ones',
    'console/features/chat/messages/useStayAtEnd.test.ts › a reader who scrolls up has left the end, and is back once it is near',
    'console/features/chat/messages/useStayAtEnd.test.ts › a small way up is still at the end, and a list that became shorter is too',
  ],
  'message-once': [
    'console/entities/messages/messages.test.ts › holds a message once, however often it comes',
    'console/features/outbox/outbox.test.ts › shows an echo that overtakes the response only once',
    'console/realtime/newMessage.test.ts › counts once: a repeat changes nothing and plays no sound',
  ],
  'message-announced': [
    'console/features/chat/messages/announcementOf.test.ts › says who wrote it and what; in a group it names the member',
    'console/features/chat/messages/announcementOf.test.ts › has only the beginning of a message that would take minutes to read out',
    'console/features/chat/messages/useArrivals.test.ts › is reported once each, and in order when several come at once',
    'e2e/messages.test.ts › says "novas mensagens" to a reader further up, announces them once, and ignores own ones',
  ],
  'picture-viewer': [
    'console/features/chat/viewer/PictureViewerView.test.tsx › is a dialog that says whose picture it shows, when it came, and how many there are',
    'console/features/chat/viewer/PictureViewerView.test.tsx › moves between pictures by arrows, Home and End, and stops at the ends',
    'console/features/chat/viewer/zoom.test.ts › is never smaller than fitted nor larger than the most',
    'e2e/messages.test.ts › goes by keyboard from picture to picture, zooms, and gives the focus back',
    'e2e/messages.test.ts › zooms by wheel, buttons and double click, is dragged, and changes pictures by buttons',
  ],
  'message-input': [
    'console/features/chat/composer/ComposerView.test.tsx › Enter sends; Shift+Enter makes a line',
    'console/features/chat/composer/ComposerView.test.tsx › Enter that ends a word being composed sends nothing',
    'console/features/chat/composer/ComposerView.test.tsx › the button sends, and gives the focus back to the input',
    'e2e/chatActions.test.ts › has the focus, grows to 120 px, then scrolls; Shift+Enter breaks the line, Enter sends',
  ],
  'send-disabled': [
    'console/features/chat/composer/ComposerView.test.tsx › is disabled while the messaging app is not connected, and says so',
    'console/features/chat/composer/Composer.test.tsx › while the messaging app is disconnected nothing can be written; text, focus and caret wait',
    'e2e/chatActions.test.ts › while WhatsApp is disconnected it is disabled and says so, with a banner above',
  ],
  'send-blank': [
    'console/features/chat/composer/ComposerView.test.tsx › an empty send is ignored, by the key and by the button',
    'console/features/outbox/outbox.test.ts › ignores what is blank',
  ],
  'send-limits': [
    'console/features/chat/composer/Composer.test.tsx › a message of 4,096 characters is sent; with one more it stays a draft, and a notice says so',
    'console/features/chat/composer/ComposerView.test.tsx › a text that is too long says so, and is sent by nothing',
    'server/routes/conversations.test.ts › refuses an empty text and one that is too long',
    'server/routes/conversations.test.ts › blocks a sender who is faster than anybody types, and says for how long',
  ],
  'outbox-first': [
    'console/features/outbox/outbox.test.ts › holds a message before it is sent, and drops it on the response',
    'console/features/outbox/outbox.test.ts › survives a reload: a message that was never sent is sent',
    'e2e/recovery.test.ts › a reload during work loses nothing: the chat, the draft, and a message without a response',
  ],
  'outbox-states': [
    'console/features/outbox/outbox.test.ts › fails when the host refuses it, says so, and retries with the same key on request',
    'console/features/chat/messages/MessageRowView.test.tsx › that was sent says so to screen readers too',
    'console/features/chat/messages/MessageRowView.test.tsx › on its way out it says "na fila"; failed, it offers to try again',
    'e2e/messages.test.ts › keeps a message that was refused as "falhou", and sends it by "Tentar novamente"',
  ],
  'outbox-retry': [
    'console/features/outbox/outbox.test.ts › tries again by itself when there was no answer, with the same key, on a host that keeps keys',
    'console/features/outbox/outbox.test.ts › does not try again by itself on a host that never gave a key back',
    'console/features/outbox/retryPause.test.ts › when %s',
    'console/features/outbox/later.test.ts › is ‘falhou’ after %i on a host that never kept a key: it may have arrived',
    'console/features/outbox/later.test.ts › is tried again after %i on any host: it did not take it',
  ],
  'outbox-pauses': [
    'console/features/outbox/later.test.ts › after %i waits for as long as it was asked, says nothing, and leaves with the same key',
    'console/features/outbox/later.test.ts › is tried again with growing pauses when it was told nothing',
    'console/features/outbox/later.test.ts › leaves at once when %s',
    'console/features/outbox/later.test.ts › waits in every tab of the browser',
    'console/features/outbox/retryPause.test.ts › is no shorter than a second and asks for no more than five minutes',
    'console/lib/backoff.test.ts › doubles with each failure, up to its limit',
  ],
  'outbox-order': [
    'console/features/outbox/outbox.test.ts › keeps the order within a chat, one after the other',
    'console/features/outbox/outbox.test.ts › is worked off by one tab at a time, and both see the same',
    'console/features/outbox/later.test.ts › keeps the order of its chat, holds up no other, and what is written later does not hurry it',
  ],
  'outbox-kept': [
    'console/features/outbox/outbox.test.ts › gives up a failed message of a chat that is gone, and the notice quotes it',
    'console/features/outbox/outbox.test.ts › for a given-up message %s',
    'console/features/outbox/outbox.test.ts › stays kept through a forced logout, and is sent when that person is back',
    "console/features/outbox/outbox.test.ts › is emptied by 'Sair', which asks first",
  ],
};
