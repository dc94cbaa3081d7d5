/**
 * Every route of the running application, one a line, in four columns. `test/api/routes.test.ts` holds the
 * application against it.
 *
 * Who may call: a scope (a secret key that has it), `page` (a publishable key on a page of an allowed host),
 * `partner` (a signed-in partner), `embed` (a dashboard's session; after the colon what it must be allowed),
 * `public` (anybody; a token in the path or body may say who asks).
 *
 * What else holds: `program`, `conversions`: the plan must include it. `once`: repeating the request with its
 * Idempotency-Key repeats the answer. `cors`: pages of other origins may read the answer (`cors-get`: without a preflight).
 * `visitors`, `strangers`, `mails`: the rate limiter, where it is not the one of those who may call.
 */
export const ROUTE_TABLE = `
OPTIONS /api/track/*                                  public               cors
OPTIONS /api/programs/:id/landing                     public               cors
OPTIONS /api/partners/apply                           public               cors
OPTIONS /api/partners/sign-in                         public               cors
OPTIONS /api/partners/session                         public               cors
OPTIONS /api/partner/payout-method                    public               cors
OPTIONS /api/partners/invites/*                       public               cors
OPTIONS /api/embed/*                                  public               cors

GET     /api/health                                   public
GET     /api/ready                                    public

GET     /api/analytics                                analytics.read
GET     /api/analytics/export                         analytics.read

POST    /api/track/click                              page                 cors
GET     /api/track/click/:id                          page                 cors
POST    /api/track/visit                              page                 cors
POST    /api/track/open                               public               cors visitors

GET     /api/commissions                              program.read         program
POST    /api/commissions                              program.write        program once
PATCH   /api/commissions/bulk                         program.write        program
GET     /api/commissions/:id                          program.read         program
PATCH   /api/commissions/:id                          program.write        program

POST    /api/customers                                customers.write      once
GET     /api/customers                                customers.read
GET     /api/customers/:id                            customers.read
PATCH   /api/customers/:id                            customers.write
DELETE  /api/customers/:id                            customers.write

POST    /api/discount-codes                           program.write        program once
GET     /api/discount-codes                           program.read         program
DELETE  /api/discount-codes/:id                       program.write        program

POST    /api/discounts                                program.write        program once
GET     /api/discounts                                program.read         program
GET     /api/discounts/:id                            program.read         program
PATCH   /api/discounts/:id                            program.write        program
DELETE  /api/discounts/:id                            program.write        program

POST    /api/domains                                  workspace.write      once
GET     /api/domains                                  links.read
PATCH   /api/domains/:slug                            workspace.write
DELETE  /api/domains/:slug                            workspace.write

POST    /api/tokens/embed/referrals                   program.write        program
DELETE  /api/tokens/embed/referrals                   program.write        program
GET     /api/embed/referrals                          embed:status         program cors
GET     /api/embed/referrals/session                  embed:standing       program cors
GET     /api/embed/referrals/analytics                embed:read           program cors
GET     /api/embed/referrals/leaderboard              embed:read           program cors
GET     /api/embed/referrals/commissions              embed:read           program cors
GET     /api/embed/referrals/commissions/:id          embed:read           program cors
GET     /api/embed/referrals/payouts                  embed:read           program cors
GET     /api/embed/referrals/statement                embed:read           program cors
GET     /api/embed/referrals/links                    embed:read           program cors
POST    /api/embed/referrals/links                    embed:links.write    program cors once
PATCH   /api/embed/referrals/links/:id                embed:links.write    program cors
PATCH   /api/embed/referrals/settings                 embed:settings.write program cors
POST    /api/embed/referrals/payout-method/link       embed:settings.write program cors mails

GET     /api/events                                   analytics.read
GET     /api/events/export                            analytics.read
GET     /api/events/stream                            analytics.read
GET     /api/events/:id                               analytics.read

GET     /api/exchange-rates                           program.read         program
POST    /api/exchange-rates                           program.write        program once

POST    /api/folders                                  links.write          once
GET     /api/folders                                  links.read
PATCH   /api/folders/:id                              links.write
DELETE  /api/folders/:id                              links.write

POST    /api/fraud/flags/:id/release                  program.write        program once
POST    /api/fraud/flags/:id/reject                   program.write        program once
POST    /api/fraud/flags/release                      program.write        program once
POST    /api/fraud/flags/reject                       program.write        program once
GET     /api/fraud/rules                              program.read         program
GET     /api/fraud/flags                              program.read         program
GET     /api/fraud/flags/:id                          program.read         program

GET     /api/payout-providers                         program.read
POST    /api/funding-accounts                         payouts.write        program once
GET     /api/funding-accounts                         program.read         program
GET     /api/funding-accounts/:id                     program.read         program
POST    /api/funding-accounts/:id/verify              payouts.write        program
DELETE  /api/funding-accounts/:id                     payouts.write        program

POST    /api/groups                                   program.write        program once
GET     /api/groups                                   program.read         program
GET     /api/groups/:id                               program.read         program
PATCH   /api/groups/:id                               program.write        program
DELETE  /api/groups/:id                               program.write        program
POST    /api/groups/:id/move-enrollments              program.write        program once

GET     /api/jobs                                     workspace.read
POST    /api/jobs/:id/retry                           workspace.write      once

POST    /api/track/lead                               conversions.write    conversions once cors
POST    /api/track/lead/client                        page                 conversions once cors

GET     /api/ledger/check                             program.read         program
GET     /api/ledger/checks                            program.read         program
GET     /api/partners/:id/statement                   program.read         program

POST    /api/links                                    links.write          once
GET     /api/links                                    links.read
GET     /api/links/count                              links.read
GET     /api/links/info                               links.read
PUT     /api/links/upsert                             links.write
POST    /api/links/bulk                               links.write          once
PATCH   /api/links/bulk                               links.write
DELETE  /api/links/bulk                               links.write
GET     /api/links/:linkId                            links.read
PATCH   /api/links/:linkId                            links.write
DELETE  /api/links/:linkId                            links.write

GET     /api/mails                                    workspace.read
GET     /api/mails/:id                                workspace.read
GET     /api/mails/unsubscribe/:token                 public
POST    /api/mails/unsubscribe/:token                 public

POST    /api/programs                                 program.write        program once
GET     /api/programs                                 program.read         program
GET     /api/programs/:id                             program.read         program
PATCH   /api/programs/:id                             program.write        program
POST    /api/programs/:id/deactivate                  program.write        program once
POST    /api/programs/:id/reactivate                  program.write        program once
GET     /api/programs/:id/stats                       program.read         program
GET     /api/programs/:id/landing                     page                 program cors

POST    /api/partners/apply                           page                 program cors mails
POST    /api/partners/invite                          program.write        program once
POST    /api/partners/invite/bulk                     program.write        program once
POST    /api/partners/ban                             program.write        program once
POST    /api/partners/deactivate                      program.write        program once
GET     /api/partners/applications                    program.read         program
POST    /api/partners/applications/approve            program.write        program once
POST    /api/partners/applications/reject             program.write        program once
POST    /api/partners/:id/approve                     program.write        program once
POST    /api/partners/:id/reject                      program.write        program once
POST    /api/partners/:id/ban                         program.write        program once
POST    /api/partners/:id/archive                     program.write        program once
POST    /api/partners/:id/unarchive                   program.write        program once
POST    /api/partners/:id/deactivate                  program.write        program once
POST    /api/partners/:id/reactivate                  program.write        program once
POST    /api/partners/:id/unban                       program.write        program once
POST    /api/partners/sign-in                         page                 program cors mails
POST    /api/partners/session                         public               cors visitors
POST    /api/partners/invites/accept                  public               cors visitors
POST    /api/partners/invites/decline                 public               cors visitors
GET     /api/partners/session                         partner              cors
DELETE  /api/partners/session                         partner              cors
POST    /api/partners                                 program.write        program once
GET     /api/partners                                 program.read         program
POST    /api/partners/merge                           program.write        program once
GET     /api/partners/analytics                       program.read         program
GET     /api/partners/links                           program.read         program
POST    /api/partners/links                           program.write        program once
PUT     /api/partners/links/upsert                    program.write        program
GET     /api/partners/:id                             program.read         program
PATCH   /api/partners/:id                             program.write        program

GET     /api/partner/payout-method                    partner              program cors
PUT     /api/partner/payout-method                    partner              program cors
DELETE  /api/partner/payout-method                    partner              program cors

POST    /api/payouts/preview                          program.read         program
POST    /api/payouts/confirm                          payouts.write        program once
GET     /api/payouts                                  program.read         program
GET     /api/payouts/export                           program.read         program
GET     /api/payouts/runs                             program.read         program
GET     /api/payouts/files                            program.read         program
GET     /api/payouts/files/:id/content                payouts.write        program
POST    /api/payouts/files/:id/submitted              payouts.write        program once
POST    /api/payouts/files/:id/status                 payouts.write        program once
POST    /api/payouts/files/:id/discard                payouts.write        program once
POST    /api/payouts/callbacks/:workspaceId/:id       public               strangers
GET     /api/payouts/:id                              program.read         program
POST    /api/payouts/:id/cancel                       payouts.write        program once
POST    /api/payouts/:id/complete                     payouts.write        program once
POST    /api/payouts/:id/fail                         payouts.write        program once

GET     /api/qr                                       public

GET     /api/rewards                                  program.read         program
GET     /api/rewards/conditions                       program.read         program
POST    /api/rewards/preview                          program.read         program
GET     /api/rewards/:id                              program.read         program
GET     /api/rewards/:id/versions                     program.read         program
POST    /api/rewards                                  program.write        program once
PATCH   /api/rewards/:id                              program.write        program
DELETE  /api/rewards/:id                              program.write        program

POST    /api/track/sale                               conversions.write    conversions once cors
POST    /api/track/refund                             conversions.write    conversions once cors
POST    /api/track/sale/client                        page                 conversions once cors

POST    /api/tags                                     links.write          once
GET     /api/tags                                     links.read
PATCH   /api/tags/:id                                 links.write
DELETE  /api/tags/:id                                 links.write

GET     /api/workspace                                workspace.read
PATCH   /api/workspace                                workspace.write
GET     /api/workspace/hostnames                      workspace.read
POST    /api/workspace/hostnames                      workspace.write      once
DELETE  /api/workspace/hostnames/:hostname            workspace.write
GET     /api/workspace/keys                           workspace.read
POST    /api/workspace/keys                           workspace.write      once
PATCH   /api/workspace/keys/:id                       workspace.write
DELETE  /api/workspace/keys/:id                       workspace.write
POST    /api/workspace/publishable-key/rotate         workspace.write      once

GET     /api/openapi.json                             public               cors-get
GET     /api/docs                                     public
GET     /api/docs/start.js                            public
GET     /api/docs/:file                               public
GET     /docs/errors                                  public

GET     /api/*                                        public
HEAD    /api/*                                        public
POST    /api/*                                        public
PUT     /api/*                                        public
PATCH   /api/*                                        public
DELETE  /api/*                                        public

GET     /partner/sign-in                              public
GET     /partner/invite                               public

GET     /*                                            public
HEAD    /*                                            public
POST    /*                                            public               visitors
`
