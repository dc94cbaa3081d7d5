import { EVENT_LISTENERS, tellEndpoints } from '../event-listeners.ts'
import type { Task } from './task.ts'

/** Tells one listener what has happened; a listener of an older version may be gone. */
export const deliverEventTask: Task<'deliver-event'> = async (ctx, { listener, ...event }) =>
  EVENT_LISTENERS[listener]?.hear(ctx, event)

/** Tells endpoints what has happened in a workspace, in its order. */
export const deliverEventsTask: Task<'deliver-events'> = (ctx, { events, webhookIds }) =>
  tellEndpoints(ctx, events, webhookIds)
