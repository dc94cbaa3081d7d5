import { options, safe } from './options.ts'

export const getClickId = (): string | null =>
  safe(() => decodeURIComponent(/(^|; )svc_id=([^;]+)/.exec(document.cookie)![2]!))

/**
 * Writes the cookie on the configured, else the widest domain that the browser accepts; an empty id
 * removes it. Every level is cleared first: a narrower cookie would hide the new one.
 */
export const setClickId = (id: string) => {
  for (const days of [
    0,
    id && ((options.cookieDays as unknown as number) > 0 ? options.cookieDays : 90),
  ])
    for (const domain of [
      options.cookieDomain,
      ...location.hostname.split('.').map((_, i, all) => all.slice(~i).join('.')),
      '',
    ])
      if (!days || !getClickId())
        document.cookie = `svc_id=${encodeURIComponent(id.slice(0, 128))};domain=${domain};max-age=${
          (days as number) * 86400
        };path=${options.cookiePath || '/'};samesite=lax;${location.protocol.replace('https:', 'secure')}`
}
