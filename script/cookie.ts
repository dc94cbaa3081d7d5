import { options, safe } from './options.ts'

export const getClickId = () =>
  safe(() => decodeURIComponent(('; ' + document.cookie).split('; svc_id=')[1]!.split(';')[0]!))

/**
 * Writes the cookie on the configured, else the widest domain that the browser accepts. Every level
 * is cleared first: a narrower cookie would hide the new one. An empty id forgets the visitor.
 */
export const setClickId = (id: string) =>
  safe(() => {
    // An attribute is a text, which > reads as the number that it should be.
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
          document.cookie =
            'svc_id=' +
            encodeURIComponent(id.slice(0, 128)) +
            ';domain=' +
            domain +
            ';max-age=' +
            86400 * (days as number) +
            ';path=' +
            (options.cookiePath || '/') +
            ';samesite=lax;' +
            (location.href > 'https' && 'secure')
    if (!id) delete localStorage.svc_id
  })
