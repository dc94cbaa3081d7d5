/** Public keys of the demo, so that lines in the docs work by copy and paste. No other mode accepts them. */
export const DEMO_SECRET_KEY = 'svc_sk_demo_secret'
export const DEMO_PUBLISHABLE_KEY = 'svc_pk_demo_publishable'
