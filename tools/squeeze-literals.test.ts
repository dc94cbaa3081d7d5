import { expect, test } from 'bun:test'
import { squeezeLiterals } from './squeeze-literals.ts'

const squeeze = (code: string) => squeezeLiterals(code, 'x.ts')

test('a style sheet loses its white space and its comments, and keeps what it says', () => {
  const code = `css\`
    /* why */
    :host([dir='rtl']) .a > .b::before,
    .c :focus-visible {
      content: 'a  ;  b';
      inline-size: calc(1px + 0.5em);
    }
    @media (min-width: 10px) and (hover) { a { margin: 10.5px -0.5px } }\``
  expect(squeeze(code)).toBe(
    "css`:host([dir='rtl']) .a>.b::before,.c :focus-visible{content:'a  ;  b';inline-size:calc(1px + .5em)}@media (min-width:10px) and (hover){a{margin:10.5px -0.5px}}`".replace(
      'css`:host',
      'css` :host',
    ),
  )
})

test('markup keeps one space for many', () => {
  expect(squeeze('html`<p\n  class="a"\n>\n  ${x}  <b>two</b>\n</p>`')).toBe(
    'html`<p class="a"> ${x} <b>two</b> </p>`',
  )
})

test('templates inside templates are squeezed too, other templates are not', () => {
  expect(squeeze('html`<a>  ${b ? html`<i>  </i>` : `  `}  </a>`')).toBe(
    'html`<a> ${b ? html`<i> </i>` : `  `} </a>`',
  )
})

test('text that shows its white space stays as it is', () => {
  for (const code of ['html`<pre>  a\n  b</pre>`', 'html`<p>  <textarea\n>${a}  </textarea>`'])
    expect(squeeze(code)).toBe(code)
  expect(squeeze('html`<textarea\n  id="a"\n></textarea>`')).toBe(
    'html`<textarea id="a"></textarea>`',
  )
})
