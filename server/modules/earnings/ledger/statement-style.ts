/** How a statement looks, on a screen and on A4 and letter paper. */
export const STATEMENT_STYLE = `
:root { color-scheme: light dark; font: 14px/1.45 system-ui, sans-serif; }
body { max-width: 52rem; margin: 2rem auto; padding: 0 1rem; overflow-wrap: anywhere; }
h1 { font-size: 1.5rem; margin: 0; } h2 { font-size: 1rem; margin: 1.5rem 0 .5rem; break-after: avoid; }
h1, h2, thead th, tfoot, .closing { font-weight: 600; } th { font-weight: inherit; }
header p { margin: .25rem 0; } .label, small { opacity: .75; }
.sides { display: flex; flex-wrap: wrap; gap: 1rem 4rem; margin-block: 1rem; }
table { width: 100%; border-collapse: collapse; }
th, td { text-align: start; padding: .25rem .5rem; vertical-align: baseline; }
tr { border-bottom: 1px solid color-mix(in srgb, currentColor 15%, transparent); break-inside: avoid; }
:is(th, td):first-child { padding-inline-start: 0; } :is(th, td):last-child { padding-inline-end: 0; }
.sums { width: auto; min-width: min(24rem, 100%); } .sums .part th { padding-inline-start: 1rem; }
.sums .part { opacity: .75; }
.money { text-align: end; font-variant-numeric: tabular-nums; white-space: nowrap; }
.day { white-space: nowrap; width: 7rem; } .day small { white-space: normal; }
thead { display: table-header-group; } tfoot { display: table-row-group; }
@page { margin: 18mm 15mm; }
@media screen and (max-width: 30rem) { .day { white-space: normal; width: auto; } }
@media print { :root { font-size: 9.5pt; color-scheme: light; } body { margin: 0; max-width: none; padding: 0; } th, td { padding-block: .15rem; } }
`
