import { api, CONTRACT, type KnownFailure } from './known-failure.ts'

const INPUTS = api('provider-inputs')
const FILES = api('imports-files')
const PARSED = 'server/importers/csv/parse-file.test.ts'

/** What is sent that is wrong, late or too much, each with the tests of what happens then. */
export const BAD_INPUTS: readonly KnownFailure[] = [
  {
    failure: 'A signature that is wrong, missing, or from another connection',
    tests: [
      [
        CONTRACT,
        'refuses a wrong or missing signature, another connection’s secret, and a changed body',
      ],
    ],
  },
  {
    failure: 'A signing secret that is too short, too long, or in the wrong format',
    tests: [[api('connections'), 'a secret of %s that is %s is refused with a sentence']],
  },
  {
    failure: 'An outdated signature',
    tests: [[CONTRACT, 'refuses what was signed too long ago, or in the future']],
  },
  {
    failure: 'The same event ten times at once',
    tests: [
      [CONTRACT, 'records a signed event once when it arrives ten times at once, and again later'],
    ],
  },
  {
    failure: 'Events that arrive out of order',
    tests: [
      [
        api('inbox-order.property'),
        'whatever order events come in, and however often, what is recorded is the same',
      ],
      [api('inbox-hubspot-order'), 'late, repeated and shuffled events lead to the same'],
      [INPUTS, 'of Segment'],
      [INPUTS, 'of WooCommerce'],
    ],
  },
  {
    failure: 'A batch with invalid or missing parts',
    tests: [
      [api('segment'), 'is not kept from reporting by one event of a batch that is none'],
      [INPUTS, 'of HubSpot counts, though one of its events is none'],
      [INPUTS, 'that was cut off is refused, and nothing of it is stored'],
    ],
  },
  {
    failure: 'Unknown event types, and null in every nullable field',
    tests: [[CONTRACT, 'ignores what it does not know, and survives null in every place']],
  },
  {
    failure: 'IDs above 2^53',
    tests: [[CONTRACT, 'keeps ids that no number can hold']],
  },
  {
    failure: 'A provider that returns 429, 500, invalid data, or nothing',
    tests: [
      [
        'server/integrations/silent-providers.test.ts',
        'that %s is asked again later, and no token is told',
      ],
      ['test/contracts/importers.test.ts', 'asks again later when the source is %s'],
    ],
  },
  {
    failure: 'A CSV file with a byte order mark, semicolons, CRLF, or another encoding',
    tests: [[FILES, 'a file in %s with semicolons, cut anywhere, is read as it is']],
  },
  {
    failure: 'A CSV file with a million lines',
    tests: [[PARSED, 'a million lines are read a few parts at a time']],
  },
  {
    failure: 'A CSV file with a formula',
    tests: [[PARSED, 'what an export wrote so that it is no formula is read as what it was']],
  },
  {
    failure: 'A CSV file with a duplicate column',
    tests: [
      [FILES, 'a column that stands twice is taken for nothing until somebody says which is meant'],
    ],
  },
]
