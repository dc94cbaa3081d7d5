import { boardPage } from '../kit/board.ts'

export function mailboxPage(): string {
  return boardPage({
    title: 'Mailbox',
    path: '/demo/mailbox/',
    icon: 'M2 4h12v8H2zM2 5l6 4 6-4',
    sheet: 'board-page.css',
    script: 'mailbox.js',
    main: '<mailbox-page></mailbox-page>',
  })
}
