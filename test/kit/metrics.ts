/** Samples of the text format by name and labels: `svc_jobs{task="send-mail",state="dead"}`. */
export type Scraped = Map<string, number>

const SAMPLE = /^([a-z_]+(?:\{(?:[a-z]+="(?:[^"\\\n]|\\.)*"(?:,|(?=\})))+\})?) (\+Inf|-?[\d.e+-]+)$/
const COMMENT = /^# (?:HELP [a-z_]+ \S.*|TYPE [a-z_]+ (?:counter|gauge|histogram))$/

/** Parses the text format of Prometheus. @throws Error for a line that is none of it */
export function parseMetrics(text: string): Scraped {
  const scraped: Scraped = new Map()
  if (!text.endsWith('\n')) throw new Error('The last line does not end.')
  for (const line of text.split('\n').slice(0, -1)) {
    if (COMMENT.test(line)) continue
    const [, name, value] = SAMPLE.exec(line) ?? []
    if (name === undefined || scraped.has(name)) throw new Error(`Not a new sample: ${line}`)
    scraped.set(name, Number(value === '+Inf' ? Infinity : value))
  }
  return scraped
}
