import { boardPage } from '../kit/board.ts'

export function eventsPage(): string {
  return boardPage({
    title: 'Events',
    path: '/demo/events/',
    icon: 'M2 12 6 7l3 3 5-7',
    sheet: 'board-page.css',
    script: 'events.js',
    main: '<events-page></events-page>',
  })
}
