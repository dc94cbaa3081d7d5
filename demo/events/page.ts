export function eventsPage(): string {
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Events · Acme</title>
    <link rel="icon" href="data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 16'%3E%3Cpath d='M2 12 6 7l3 3 5-7' fill='none' stroke='%23b3261e' stroke-width='2'/%3E%3C/svg%3E" />
    <link rel="stylesheet" href="/demo/assets/events-page.css" />
    <script type="module" src="/demo/assets/events.js"></script>
  </head>
  <body>
    <header class="top">
      <p><a href="/demo/">Demo</a> <span aria-hidden="true">/</span> Acme</p>
      <nav aria-label="Demo"><a href="/demo/shop/">Shop</a><a href="/api/docs">API</a></nav>
    </header>
    <main><events-page></events-page></main>
  </body>
</html>`
}
