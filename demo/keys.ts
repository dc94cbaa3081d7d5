/** Public keys of the demo, so that lines in the docs work by copy and paste. No other mode accepts them. */
export const DEMO_SECRET_KEY = 'svc_sk_demo_secret'
export const DEMO_PUBLISHABLE_KEY = 'svc_pk_demo_publishable'
export const DEMO_KEYS = { secretKey: DEMO_SECRET_KEY, publishableKey: DEMO_PUBLISHABLE_KEY }

/** Who owns the demo's workspace; the password is `DEMO_OWNER_PASSWORD`. */
export const DEMO_OWNER_EMAIL = 'owner@acme.example'
