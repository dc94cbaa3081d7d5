import { exportJWK, generateKeyPair, SignJWT } from 'jose'
import type { OidcSettings } from '../../server/config.ts'

/** Whom the service signs in, and what it says of them. */
export interface Claims {
  email?: string
  email_verified?: boolean
  [claim: string]: unknown
}

export interface OidcService {
  settings: OidcSettings
  /** Signs somebody in at the address that a server has given: what the browser returns with. */
  approve(url: string, claims: Claims): { code: string; state: string; iss: string }
  /** Whom its own page signs in at once, as somebody who is signed in there already. */
  signedIn: Claims
  /** Whether tokens are signed with a key that the service does not publish. */
  forges: boolean
  /** From now on every request gets this answer; null: as before. */
  breakWith(answer: (() => Response) | null): void
  stop(): Promise<void>
}

interface Approved {
  claims: Claims
  challenge: string
  nonce: string
  redirectUri: string
}

/** Starts a service that signs people in by OpenID Connect, with codes that work once. */
export async function openOidcService(): Promise<OidcService> {
  const { publicKey, privateKey } = await generateKeyPair('RS256')
  const other = await generateKeyPair('RS256')
  const jwk = { ...(await exportJWK(publicKey)), kid: 'key-1', alg: 'RS256', use: 'sig' }
  const approved = new Map<string, Approved>()
  const clientId = 'svc-console'
  const clientSecret = 'a secret of the service'
  let broken: (() => Response) | null = null
  const server: Bun.Server<undefined> = Bun.serve({
    port: 0,
    hostname: '127.0.0.1',
    async fetch(request): Promise<Response> {
      if (broken) return broken()
      const { pathname } = new URL(request.url)
      if (pathname === '/.well-known/openid-configuration') return Response.json(description())
      if (pathname === '/jwks') return Response.json({ keys: [jwk] })
      if (pathname === '/authorize') return Response.redirect(returnAddress(request.url))
      if (pathname === '/token') return token(new URLSearchParams(await request.text()))
      return new Response('', { status: 404 })
    },
  })
  const issuer = `http://127.0.0.1:${server.port}`

  function description(): object {
    return {
      issuer,
      authorization_endpoint: `${issuer}/authorize`,
      token_endpoint: `${issuer}/token`,
      jwks_uri: `${issuer}/jwks`,
      response_types_supported: ['code'],
      subject_types_supported: ['public'],
      id_token_signing_alg_values_supported: ['RS256'],
      token_endpoint_auth_methods_supported: ['client_secret_post'],
      authorization_response_iss_parameter_supported: true,
    }
  }

  function approve(url: string, claims: Claims) {
    const asked = new URL(url).searchParams
    const of = (name: string) => asked.get(name) ?? ''
    const code = crypto.randomUUID()
    approved.set(code, {
      claims,
      challenge: of('code_challenge'),
      nonce: of('nonce'),
      redirectUri: of('redirect_uri'),
    })
    return { code, state: of('state'), iss: issuer }
  }

  function returnAddress(url: string): string {
    const back = new URL(url).searchParams.get('redirect_uri') ?? ''
    return `${back}?${new URLSearchParams(approve(url, service.signedIn))}`
  }

  async function token(form: URLSearchParams): Promise<Response> {
    const code = form.get('code') ?? ''
    const grant = approved.get(code)
    approved.delete(code)
    const isClient =
      form.get('client_id') === clientId && form.get('client_secret') === clientSecret
    const challenge = new Bun.CryptoHasher('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url')
    const fits =
      grant && challenge === grant.challenge && form.get('redirect_uri') === grant.redirectUri
    if (!isClient || !fits) return Response.json({ error: 'invalid_grant' }, { status: 400 })
    const idToken = await new SignJWT({ nonce: grant.nonce, ...grant.claims })
      .setProtectedHeader({ alg: 'RS256', kid: 'key-1' })
      .setIssuer(issuer)
      .setAudience(clientId)
      .setSubject(subjectOf(grant.claims))
      .setIssuedAt()
      .setExpirationTime('5m')
      .sign(service.forges ? other.privateKey : privateKey)
    return Response.json({ access_token: 'access', token_type: 'bearer', id_token: idToken })
  }

  const service: OidcService = {
    settings: { issuer, clientId, clientSecret, name: 'Example ID' },
    signedIn: {},
    forges: false,
    approve,
    breakWith: (answer) => void (broken = answer),
    stop: () => server.stop(true),
  }
  return service
}

/** The account that it is: of somebody's address, unless a test says another. */
function subjectOf({ sub, email }: Claims): string {
  return typeof sub === 'string' ? sub : (email ?? 'somebody').toLowerCase()
}
