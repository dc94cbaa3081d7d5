export function mailboxPage(): string {
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Mailbox · Acme</title>
    <link rel="icon" href="data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 16'%3E%3Cpath d='M2 4h12v8H2zM2 5l6 4 6-4' fill='none' stroke='%23b3261e' stroke-width='2'/%3E%3C/svg%3E" />
    <link rel="stylesheet" href="/demo/assets/mailbox-page.css" />
    <script type="module" src="/demo/assets/mailbox.js"></script>
  </head>
  <body>
    <header class="top">
      <p><a href="/demo/">Demo</a> <span aria-hidden="true">/</span> Acme</p>
      <nav aria-label="Demo"><a href="/demo/shop/">Shop</a><a href="/demo/events/">Events</a><a href="/api/docs">API</a></nav>
    </header>
    <main><mailbox-page></mailbox-page></main>
  </body>
</html>`
}
