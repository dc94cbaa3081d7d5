import type { Invitation, Shopper } from './tracking.ts'

export interface Order {
  id: string
  shopperId: string
  coffeeId: string
  bags: number
  amountMinor: number
}

const MOST = 10_000

/** Accounts, sessions and orders of the shop, in memory: a restart empties it. */
export class ShopStore {
  readonly #shoppers = new Map<string, Shopper>()
  readonly #sessions = new Map<string, Shopper>()
  readonly #orders = new Map<string, Order>()

  /** Finds or creates the account of this address; an invitation counts when it is created. */
  account(name: string, email: string, invitation: Invitation | null): Shopper {
    const address = email.toLowerCase()
    const known = this.#shoppers.get(address)
    if (known) return known
    const shopper = { id: `cust_${randomText()}`, name, email: address, invitation }
    keep(this.#shoppers, address, shopper)
    return shopper
  }

  /** Creates a session and returns its id. */
  signIn(shopper: Shopper): string {
    const id = crypto.randomUUID()
    keep(this.#sessions, id, shopper)
    return id
  }

  shopperOf(session: string | undefined): Shopper | undefined {
    return session === undefined ? undefined : this.#sessions.get(session)
  }

  addOrder(order: Omit<Order, 'id'>): Order {
    const placed = { ...order, id: `ORD-${randomText().toUpperCase()}` }
    keep(this.#orders, placed.id, placed)
    return placed
  }

  order(id: string): Order | undefined {
    return this.#orders.get(id)
  }
}

/** Forgets the oldest entry when there are too many. */
function keep<T>(entries: Map<string, T>, key: string, value: T): void {
  entries.set(key, value)
  const oldest = entries.keys().next()
  if (entries.size > MOST && !oldest.done) entries.delete(oldest.value)
}

function randomText(): string {
  return crypto.randomUUID().replaceAll('-', '').slice(0, 10)
}
