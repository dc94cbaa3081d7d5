import type { ReactiveController, ReactiveControllerHost } from 'lit'
import { request, type RequestError } from '../../kit/request.ts'
import { mergeEvents, type Figures, type Kind, type Period, type WireEvent } from './wire.ts'

export type Connection = 'connecting' | 'live' | 'offline'

const API = '/demo/events/api'
const KINDS: readonly Kind[] = ['click', 'lead', 'sale']
const PAGE = 40
const MOST = 300
/** Figures are read again at most this often while events arrive. */
const FIGURES_MS = 400
const RETRY_MS = 3000

/** The state of the page: lists and figures, read once and kept up to date by the stream of events. */
export class LiveStore implements ReactiveController {
  events: WireEvent[] = []
  /** Before this time some kind of event was not read: a list of all kinds must end here. */
  horizon = ''
  periods: Period[] = []
  loaded = false
  problem: RequestError | undefined
  connection: Connection = 'connecting'
  readonly fresh = new Set<string>()
  readonly #host: ReactiveControllerHost
  #stream: EventSource | undefined
  #figures: ReturnType<typeof setTimeout> | undefined
  #retry: ReturnType<typeof setTimeout> | undefined

  constructor(host: ReactiveControllerHost) {
    this.#host = host
    host.addController(this)
  }

  hostConnected() {
    void this.load()
    this.#listen()
  }

  hostDisconnected() {
    this.#stream?.close()
    clearTimeout(this.#figures)
    clearTimeout(this.#retry)
  }

  get figures(): Figures {
    const sum = (pick: (period: Period) => number) =>
      this.periods.reduce((total, period) => total + pick(period), 0)
    return {
      clicks: sum((period) => period.clicks),
      leads: sum((period) => period.leads),
      sales: sum((period) => period.sales),
      saleAmount: sum((period) => period.saleAmount),
    }
  }

  async load() {
    try {
      const [periods, ...lists] = await Promise.all([
        readPeriods(),
        ...KINDS.map((kind) => request<WireEvent[]>(`${API}/events?event=${kind}s&limit=${PAGE}`)),
      ])
      this.periods = periods
      this.events = mergeEvents(this.events, ...lists).slice(0, MOST)
      this.horizon = lists.reduce((latest, list) => {
        const oldest = list.length === PAGE ? list.at(-1)!.timestamp : ''
        return oldest > latest ? oldest : latest
      }, '')
      this.loaded = true
      this.problem = undefined
    } catch (error) {
      this.problem = error as RequestError
    }
    this.#host.requestUpdate()
  }

  #listen() {
    const stream = new EventSource(`${API}/events/stream`)
    this.#stream = stream
    stream.onopen = () => {
      // Whatever happened while the connection was lost.
      if (this.connection === 'offline') void this.load()
      this.#set('live')
    }
    stream.onerror = () => {
      this.#set('offline')
      // An answer that is no stream ends an EventSource for good.
      if (stream.readyState === EventSource.CLOSED) {
        this.#retry = setTimeout(() => this.#listen(), RETRY_MS)
      }
    }
    stream.addEventListener('refund', () => this.#refresh())
    // Too much happened at once to be told one by one.
    stream.addEventListener('gap', () => void this.load())
    for (const kind of KINDS) {
      stream.addEventListener(kind, (message) =>
        this.#add(JSON.parse((message as MessageEvent<string>).data)),
      )
    }
  }

  #add(event: WireEvent) {
    this.fresh.add(event.id)
    this.events = mergeEvents(this.events, [event]).slice(0, MOST)
    this.#refresh()
    this.#host.requestUpdate()
  }

  #refresh() {
    this.#figures ??= setTimeout(() => void this.#readFigures(), FIGURES_MS)
  }

  async #readFigures() {
    this.#figures = undefined
    this.periods = await readPeriods().catch(() => this.periods)
    this.#host.requestUpdate()
  }

  #set(connection: Connection) {
    this.connection = connection
    this.#host.requestUpdate()
  }
}

function readPeriods(): Promise<Period[]> {
  const query = new URLSearchParams({
    event: 'composite',
    groupBy: 'timeseries',
    interval: '30d',
    timezone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  })
  return request<Period[]>(`${API}/analytics?${query}`)
}
