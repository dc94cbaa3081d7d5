import type { Result } from '../types.d.ts'
import { getClickId } from '../cookie.ts'
import { calls, landed } from '../install.ts'
import { options } from '../options.ts'
import { stamp, track } from '../send.ts'

/** Leads and sales wait for the click of this view, which is what they are attributed to. */
const conversion =
  (path: string) =>
  async (input: object): Promise<Result> => {
    await landed
    if (options.conversions == null) return { ok: false, id: null, error: 'conversions_off' }
    const requestId = stamp(0) + stamp(Math.random() * 1e20)
    const result = await track(
      {
        domain: undefined,
        url: undefined,
        referrer: undefined,
        clickId: getClickId() ?? '',
        requestId,
        ...input,
      },
      path,
    )
    return { ...result, id: result.ok ? requestId : null }
  }

Object.assign(calls, {
  trackLead: conversion('lead/client'),
  trackSale: conversion('sale/client'),
})
