import {
  expect,
  fixtureOf,
  html,
  part,
  promisesOfSession,
  test,
  textOf,
} from '../test-kit/index.ts'
import type { SvcResources } from './resources.ts'
import './resources.ts'

const markup = () => html`<svc-resources></svc-resources>`
const open = (options = {}) => fixtureOf<SvcResources>(markup(), options)

test('leads to links and files without telling the page from where', async () => {
  const { element } = await open()
  const ways = Array.from(element.renderRoot.querySelectorAll('a'))
  expect(ways.map((way) => way.ariaLabel)).to.deep.equal([
    'Download: Logo, dark',
    'Open: Press page',
    'Download: Brand guide',
  ])
  for (const way of ways) expect(way.rel).to.equal('noopener')
})

test('shows a colour and how it is written', async () => {
  const { element } = await open()
  expect(part(element, 'rect').getAttribute('fill')).to.equal('#7a4b2a')
  expect(textOf(part(element, 'code'))).to.equal('#7a4b2a')
})

test('says that there is nothing yet', async () => {
  const { element } = await open({ partner: 'yen' })
  expect(textOf(element)).to.contain('Share your link to start earning.')
})

promisesOfSession({ markup, shows: 'Brand guide' })
