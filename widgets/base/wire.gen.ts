// Made by `bun run generate` from the API's description.

export interface paths {
    "/embed/referrals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getEmbedView"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/embed/referrals/analytics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getEmbedAnalytics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/embed/referrals/commissions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listEmbedCommissions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/embed/referrals/commissions/sum": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["sumEmbedCommissions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/embed/referrals/commissions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getEmbedCommission"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/embed/referrals/leaderboard": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getEmbedLeaderboard"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/embed/referrals/links": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listEmbedLinks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/embed/referrals/payouts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listEmbedPayouts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/embed/referrals/session": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getEmbedSession"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/embed/referrals/settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch: operations["updateEmbedSettings"];
        trace?: never;
    };
    "/embed/referrals/webhooks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listEmbedWebhooks"];
        put?: never;
        post: operations["createEmbedWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/embed/referrals/webhooks/{id}/deliveries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listEmbedWebhookDeliveries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/programs/{id}/landing": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getProgramLanding"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** EmbedView */
        EmbedView: {
            /** @description The program. */
            program: {
                /** @description The ID of the program. */
                id: string;
                /** @description The name of the program. */
                name: string;
                /** @description The default destination of links. */
                url: string;
                /** @description The URL of a logo. */
                logo: string | null;
                /** @description The brand color, as `#rrggbb`, or null. */
                brandColor: string | null;
                /** @description The ISO 4217 currency code, in lowercase. */
                currency: string;
                /** @description The minimum payout, in minor units. */
                minPayout: number;
                /** @description The number of days before a commission is payable. */
                holdingPeriodDays: number;
                /** @description The URL of the partner terms, or null. */
                termsUrl: string | null;
                /** @description The URL of a help page for partners, or null. */
                helpUrl: string | null;
                /** @description The support email address for partners, or null. */
                supportEmail: string | null;
                /** @description The payout schedule. */
                payoutSchedule: {
                    /**
                     * @description How often payouts are created.
                     * @enum {string}
                     */
                    interval: "manual" | "weekly" | "twice_monthly" | "monthly";
                    /** @description The day of the week from 1 (Monday) to 7. */
                    weekday?: number;
                    /** @description The day of the month. */
                    day?: number;
                };
                /**
                 * @description Which partners are paid in the product instead of with money.
                 * @enum {string}
                 */
                creditPayouts: "off" | "offered" | "default" | "only";
                /** @description When the next payout is scheduled, or null if payouts are manual. */
                nextPayoutAt: string | null;
                /** @description When the program was deactivated. Partners can no longer earn. */
                deactivatedAt: string | null;
            };
            /** @description The partner. */
            partner: {
                /** @description The ID of the partner. */
                id: string;
                /** @description The partner’s name. */
                name: string;
                /** @description The URL of the partner’s picture, or null. */
                image: string | null;
                /** @description The masked email address, because others might see the page. */
                email: string | null;
                /** @description Whether the email address is verified. */
                emailVerified: boolean;
                /** @description The two-letter country code (ISO 3166-1). */
                country: string | null;
                /** @description The language, as a BCP 47 tag. */
                locale: string | null;
                /** @description The IANA name of the time zone, or null. */
                timeZone: string | null;
            };
            /** @description The partner’s enrollment in the program. */
            enrollment: {
                /**
                 * @description The partner’s status in the program.
                 * @enum {string}
                 */
                status: "pending" | "approved" | "rejected" | "invited" | "declined" | "archived" | "deactivated" | "banned";
                /** @description When the partner joined the program. */
                since: string;
                /** @description Whether the partner agreed to show their name and earnings on the leaderboard. */
                listed: boolean;
                /** @description Whether emails about new commissions are off. */
                digestOff: boolean;
                /** @description The name of the partner’s group. */
                groupName: string;
                /** @description The maximum number of links per partner. */
                maxLinks: number;
            };
            /** @description The partner’s rewards. */
            rewards: {
                /**
                 * @description The event that the reward pays for.
                 * @enum {string}
                 */
                event: "click" | "lead" | "sale" | "referral";
                /**
                 * @description Whether the reward is a percentage or a flat amount.
                 * @enum {string}
                 */
                type: "flat" | "percentage";
                /** @description For type `flat`, the amount in minor units. */
                amount: number | null;
                /** @description For type `percentage`, the rate in basis points. */
                rateBps: number | null;
                /** @description The duration in months. 0 is the first sale only, and null is unlimited. */
                maxDurationMonths: number | null;
                /**
                 * @description The reward in one sentence.
                 * @example 20 % of every sale for 12 months
                 */
                sentence: string;
                /** @description Exceptions and their conditions. */
                exceptions: string[];
                /**
                 * @description The limits of the reward.
                 * @example [
                 *       "Up to 500.00 USD per partner per month"
                 *     ]
                 */
                limits: string[];
            }[];
            /** @description The milestones with the partner’s progress. */
            milestones: components["schemas"]["EmbedMilestone"][];
            /** @description The discount for referred customers. */
            discount: {
                /**
                 * @description Whether the discount is a percentage or a flat amount.
                 * @enum {string}
                 */
                type: "flat" | "percentage";
                /** @description For type `flat`, the amount in minor units. */
                amount: number | null;
                /** @description For type `percentage`, the rate in basis points. */
                rateBps: number | null;
                /** @description The duration in months. 0 is the first sale only, and null is unlimited. */
                maxDurationMonths: number | null;
                /**
                 * @description The discount in one sentence.
                 * @example 20 % of every sale for 12 months
                 */
                sentence: string;
            } | null;
            /** @description The partner’s links. */
            links: components["schemas"]["EmbedLink"][];
            /** @description The balances by currency. */
            balances: components["schemas"]["Balance"][];
            /** @description Commissions in their holding period, in the program’s currency, and when the first and the last become payable. Null if there are none. */
            holdingEnds: {
                /** @description The earnings after refunds, in minor units. */
                amount: number;
                /** @description When the first commission becomes payable, in ISO 8601 format. */
                first: string;
                /** @description When the last commission becomes payable, in ISO 8601 format. */
                last: string;
            } | null;
            /** @description When the partner had their first link, sale, and payout, or null. */
            firsts: {
                /** @description When the partner got the first link, in ISO 8601 format, or null. */
                link: string | null;
                /** @description When the first sale happened, in ISO 8601 format, or null. */
                sale: string | null;
                /** @description When the first payout was paid, in ISO 8601 format, or null. */
                payout: string | null;
            };
            /** @description The partner’s totals. */
            totals: {
                /** @description The totals for all time. */
                all: {
                    /** @description The number of clicks. */
                    clicks: number;
                    /** @description The number of leads. */
                    leads: number;
                    /** @description The number of sales. */
                    sales: number;
                    /** @description Earnings minus clawbacks, in minor units of the program’s currency. */
                    earnings: number;
                };
                /** @description The totals for the last 30 days. */
                last30Days: {
                    /** @description The number of clicks. */
                    clicks: number;
                    /** @description The number of leads. */
                    leads: number;
                    /** @description The number of sales. */
                    sales: number;
                    /** @description Earnings minus clawbacks, in minor units of the program’s currency. */
                    earnings: number;
                };
            };
            /** @description Resources for partners, such as files, colors, and messages. */
            resources: {
                /**
                 * @description The type of resource.
                 * @enum {string}
                 */
                kind: "link" | "file" | "logo" | "color" | "message";
                /** @description The name of the resource. */
                name: string;
                /** @description The URL, color, or message. */
                value: string;
                /**
                 * @description For messages, the channel. Defaults to all channels.
                 * @enum {string}
                 */
                channel?: "mail" | "whatsapp" | "x" | "linkedin" | "telegram";
                /**
                 * @description For messages, the partners’ language as a BCP 47 tag. Defaults to all languages.
                 * @example pt-BR
                 */
                language?: string;
            }[];
            /** @description Frequently asked questions and their answers. */
            faq: {
                /** @description The question. */
                question: string;
                /** @description The answer. */
                answer: string;
            }[];
            /** @description The payout method, or null. */
            payoutMethod: {
                /** @description The payout provider. */
                provider: string;
                /** @description The masked account. */
                masked: string;
                /** @description Whether it’s verified. */
                verified: boolean;
            } | null;
            /** @description The hold on payouts, or null if there is none. */
            payoutHold: {
                /** @description When the hold ends, in ISO 8601 format. */
                until: string;
                /** @description The reason, in the reader’s language. */
                sentence: string;
            } | null;
            /** @description The session. */
            session: {
                /** @description The ID of the program. */
                programId: string;
                /** @description The ID of the partner. */
                partnerId: string;
                /**
                 * @description The partner’s status in the program.
                 * @enum {string}
                 */
                status: "pending" | "approved" | "rejected" | "invited" | "declined" | "archived" | "deactivated" | "banned";
                /** @description The scopes of the session. */
                scopes: ("read" | "links.write" | "settings.write" | "invitation.accept")[];
                /** @description The only origin that can use the session. */
                origin: string | null;
                /** @description When the session expires, in ISO 8601 format. */
                expires: string;
                /** @description The lifetime of the token, in seconds. */
                expiresIn: number;
            };
            /** @description The analytics. */
            analytics?: {
                /** @description The start of the time range, in ISO 8601 format. */
                start: string;
                /** @description The end of the time range, in ISO 8601 format. */
                end: string;
                /** @description The IANA name of the time zone. */
                timezone: string;
                /**
                 * @description The length of a time step.
                 * @enum {string}
                 */
                bucket: "hour" | "day" | "week" | "month";
                /** @description The currency of the earnings. */
                currency: string;
                /** @description The totals. */
                totals: {
                    /** @description The number of clicks. */
                    clicks: number;
                    /** @description The number of leads. */
                    leads: number;
                    /** @description The number of sales. */
                    sales: number;
                    /** @description Earnings minus clawbacks, in minor units of the program’s currency. */
                    earnings: number;
                };
                /** @description The time series. */
                series: {
                    /** @description The start of the hour, day, week, or month. */
                    start: string;
                    /** @description The number of clicks. */
                    clicks: number;
                    /** @description The number of leads. */
                    leads: number;
                    /** @description The number of sales. */
                    sales: number;
                    /** @description Earnings minus clawbacks, in minor units of the program’s currency. */
                    earnings: number;
                }[];
                /** @description The figures for the previous period of the same length, or null for all time. */
                previous: {
                    /** @description The start of the time range, in ISO 8601 format. */
                    start: string;
                    /** @description The end of the time range, in ISO 8601 format. */
                    end: string;
                    /** @description The totals. */
                    totals: {
                        /** @description The number of clicks. */
                        clicks: number;
                        /** @description The number of leads. */
                        leads: number;
                        /** @description The number of sales. */
                        sales: number;
                        /** @description Earnings minus clawbacks, in minor units of the program’s currency. */
                        earnings: number;
                    };
                    /** @description The time series. */
                    series: {
                        /** @description The start of the hour, day, week, or month. */
                        start: string;
                        /** @description The number of clicks. */
                        clicks: number;
                        /** @description The number of leads. */
                        leads: number;
                        /** @description The number of sales. */
                        sales: number;
                        /** @description Earnings minus clawbacks, in minor units of the program’s currency. */
                        earnings: number;
                    }[];
                } | null;
            };
        };
        /** EmbedMilestone */
        EmbedMilestone: {
            /** @description The unique ID. */
            id: string;
            /**
             * @description The bonus in one sentence.
             * @example 50.00 USD for 10 sales
             */
            sentence: string;
            /**
             * @description The metric.
             * @enum {string}
             */
            metric: "leads" | "sales" | "revenue" | "earnings";
            /** @description The goal, as a number or in minor units of the program’s currency. */
            threshold: number;
            /** @description The partner’s progress, net of refunds. */
            current: number;
            /** @description Whether the partner has earned the bonus. */
            reached: boolean;
            /** @description When the partner reached the goal, or null. */
            reachedAt: string | null;
            /** @description When it starts, in ISO 8601 format, or null. */
            startsAt: string | null;
            /** @description When it ends, in ISO 8601 format, or null. */
            endsAt: string | null;
        };
        /** EmbedLink */
        EmbedLink: {
            /** @description The unique ID. */
            id: string;
            /** @description The domain of the link. */
            domain: string;
            /** @description The key of the link. */
            key: string;
            /** @description The full short URL. */
            shortLink: string;
            /** @description The URL that the partner shares. */
            shareUrl: string;
            /** @description The URL of a QR code as PNG. */
            qrCode: string;
            /** @description The destination URL. */
            url: string;
            /** @description The number of clicks. */
            clicks: number;
            /** @description The number of leads. */
            leads: number;
            /** @description The number of sales. */
            sales: number;
            /** @description The discount code that customers can enter instead. */
            discountCode: string | null;
            /** @description When the object was created, in ISO 8601 format. */
            createdAt: string;
        };
        /** Balance */
        Balance: {
            /** @description The ISO 4217 currency code, in lowercase. */
            currency: string;
            /** @description Earnings in the holding period or on hold, in minor units of the currency. */
            accrued: number;
            /** @description Earnings that can be paid out, in minor units of the currency. */
            payable: number;
            /** @description Earnings in payouts that are in transit, in minor units of the currency. */
            inTransit: number;
            /** @description Earnings that were paid, in minor units of the currency. */
            paid: number;
        };
        /** Receipt */
        Receipt: {
            /**
             * @description The whole calculation in one sentence, as in emails and statements.
             * @example 30% × $17.10 = $5.13 · first purchase of this customer · payable Dec 6, after a holding period of 14 days
             */
            sentence: string;
            /**
             * @description The calculation, one line each.
             * @example [
             *       "30% × $17.10 = $5.13"
             *     ]
             */
            sums: string[];
            /**
             * @description The reasons.
             * @example [
             *       "first purchase of this customer"
             *     ]
             */
            reasons: string[];
            /** @description Additional information, one sentence each. */
            notes: string[];
            /**
             * @description Rules that didn’t apply.
             * @example [
             *       "Annual plan: $40.00 per sale"
             *     ]
             */
            skipped: string[];
            /** @description The history from the click to the payout. */
            timeline: {
                /**
                 * @description The type of step.
                 * @enum {string}
                 */
                kind: "click" | "lead" | "sale" | "earned" | "taken_back" | "payable" | "payout" | "paid";
                /** @description When the step happened or will happen, in ISO 8601 format. */
                at: string;
                /** @description The step in one sentence. */
                text: string;
                /** @description Whether the step is in the future. */
                ahead: boolean;
            }[];
        };
        /** EmbedWebhookWithSecret */
        EmbedWebhookWithSecret: {
            /**
             * @description The unique ID.
             * @example wh_1t9QzK4bXeRw2Lm0
             */
            id: string;
            /** @description The URL that receives events. */
            url: string;
            /** @description The partner’s own description, or null. */
            description: string | null;
            /** @description The event types. */
            events: ("lead.created" | "sale.created" | "commission.created" | "commission.updated" | "milestone.reached" | "milestone.undone" | "payout.created" | "payout.sent" | "payout.completed" | "payout.failed")[];
            /** @description Whether it’s enabled. */
            enabled: boolean;
            /** @description Why the endpoint was disabled, or null. */
            disabledReason: ("member" | "partner" | "failing") | null;
            /** @description When the failures started, in ISO 8601 format, or null. */
            failingSince: string | null;
            /** @description When the previous secret stops signing deliveries, in ISO 8601 format. */
            formerSecretUntil: string | null;
            /** @description When the object was created, in ISO 8601 format. */
            createdAt: string;
            /**
             * @description The signing secret, which is returned only once. Empty for formats whose URL is the secret, such as `slack`.
             * @example whsec_…
             */
            secret: string;
        };
        /** EmbedWebhook */
        EmbedWebhook: {
            /**
             * @description The unique ID.
             * @example wh_1t9QzK4bXeRw2Lm0
             */
            id: string;
            /** @description The URL that receives events. */
            url: string;
            /** @description The partner’s own description, or null. */
            description: string | null;
            /** @description The event types. */
            events: ("lead.created" | "sale.created" | "commission.created" | "commission.updated" | "milestone.reached" | "milestone.undone" | "payout.created" | "payout.sent" | "payout.completed" | "payout.failed")[];
            /** @description Whether it’s enabled. */
            enabled: boolean;
            /** @description Why the endpoint was disabled, or null. */
            disabledReason: ("member" | "partner" | "failing") | null;
            /** @description When the failures started, in ISO 8601 format, or null. */
            failingSince: string | null;
            /** @description When the previous secret stops signing deliveries, in ISO 8601 format. */
            formerSecretUntil: string | null;
            /** @description When the object was created, in ISO 8601 format. */
            createdAt: string;
        };
        /** EmbedWebhookDelivery */
        EmbedWebhookDelivery: {
            /** @description The ID of the delivery, as in the `webhook-id` header. */
            id: string;
            /** @description The ID of the webhook. */
            webhookId: string;
            /**
             * @description The type of event.
             * @enum {string}
             */
            event: "link.created" | "link.updated" | "link.deleted" | "link.clicked" | "lead.created" | "sale.created" | "sale.refunded" | "sale.refund_reversed" | "customer.created" | "customer.updated" | "customer.erased" | "partner.created" | "partner.updated" | "partner.merged" | "partner.erased" | "partner.enrolled" | "partner.application_submitted" | "enrollment.created" | "enrollment.updated" | "commission.created" | "commission.updated" | "discount_code.created" | "discount_code.deleted" | "milestone.reached" | "milestone.undone" | "fraud.flagged" | "program.approval_changed" | "payout_run.failed" | "payout_draft.waiting" | "payout_draft.confirmed" | "payout_draft.discarded" | "month.closed" | "payout.created" | "payout.sent" | "payout.completed" | "payout.failed" | "webhook.test";
            /**
             * @description The delivery status.
             * @enum {string}
             */
            status: "waiting" | "delivered" | "failed";
            /** @description The number of attempts. */
            attempts: number;
            /** @description When the next attempt is made, in ISO 8601 format, or null. */
            nextAttemptAt: string | null;
            /** @description When the last attempt was made, in ISO 8601 format, or null. */
            lastAttemptAt: string | null;
            /** @description The event data, before formatting. */
            requestBody: string;
            /** @description The HTTP status of the response, or null. */
            responseStatus: number | null;
            /** @description The first 4 KB of the response. */
            responseBody: string | null;
            /** @description Why there was no response. */
            error: string | null;
            /** @description The duration, in milliseconds, or null. */
            durationMs: number | null;
            /** @description When the object was created, in ISO 8601 format. */
            createdAt: string;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    getEmbedView: {
        parameters: {
            query?: {
                /** @description The time range of `analytics`, which is added to the response. */
                interval?: "24h" | "7d" | "30d" | "90d" | "1y" | "mtd" | "qtd" | "ytd" | "all";
                /** @description The IANA name of the time zone of `analytics`, if the partner has none. Defaults to UTC. */
                timezone?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmbedView"];
                };
            };
        };
    };
    getEmbedAnalytics: {
        parameters: {
            query?: {
                /** @description A predefined time range. `start` and `end` take precedence. */
                interval?: "24h" | "7d" | "30d" | "90d" | "1y" | "mtd" | "qtd" | "ytd" | "all";
                /** @description The start of the time range, as an ISO 8601 date or time. Without an offset, it’s in the time zone. */
                start?: string;
                /** @description The end of the time range. A date includes the whole day. Defaults to now. */
                end?: string;
                /** @description The IANA name of the time zone. Defaults to UTC. */
                timezone?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The start of the time range, in ISO 8601 format. */
                        start: string;
                        /** @description The end of the time range, in ISO 8601 format. */
                        end: string;
                        /** @description The IANA name of the time zone. */
                        timezone: string;
                        /**
                         * @description The length of a time step.
                         * @enum {string}
                         */
                        bucket: "hour" | "day" | "week" | "month";
                        /** @description The currency of the earnings. */
                        currency: string;
                        /** @description The totals. */
                        totals: {
                            /** @description The number of clicks. */
                            clicks: number;
                            /** @description The number of leads. */
                            leads: number;
                            /** @description The number of sales. */
                            sales: number;
                            /** @description Earnings minus clawbacks, in minor units of the program’s currency. */
                            earnings: number;
                        };
                        /** @description The time series. */
                        series: {
                            /** @description The start of the hour, day, week, or month. */
                            start: string;
                            /** @description The number of clicks. */
                            clicks: number;
                            /** @description The number of leads. */
                            leads: number;
                            /** @description The number of sales. */
                            sales: number;
                            /** @description Earnings minus clawbacks, in minor units of the program’s currency. */
                            earnings: number;
                        }[];
                        /** @description The figures for the previous period of the same length, or null for all time. */
                        previous: {
                            /** @description The start of the time range, in ISO 8601 format. */
                            start: string;
                            /** @description The end of the time range, in ISO 8601 format. */
                            end: string;
                            /** @description The totals. */
                            totals: {
                                /** @description The number of clicks. */
                                clicks: number;
                                /** @description The number of leads. */
                                leads: number;
                                /** @description The number of sales. */
                                sales: number;
                                /** @description Earnings minus clawbacks, in minor units of the program’s currency. */
                                earnings: number;
                            };
                            /** @description The time series. */
                            series: {
                                /** @description The start of the hour, day, week, or month. */
                                start: string;
                                /** @description The number of clicks. */
                                clicks: number;
                                /** @description The number of leads. */
                                leads: number;
                                /** @description The number of sales. */
                                sales: number;
                                /** @description Earnings minus clawbacks, in minor units of the program’s currency. */
                                earnings: number;
                            }[];
                        } | null;
                    };
                };
            };
        };
    };
    listEmbedCommissions: {
        parameters: {
            query?: {
                /** @description Only results with this status. */
                status?: "pending" | "processed" | "paid" | "refunded" | "duplicate" | "canceled" | "hold";
                /** @description Only results of this payout. */
                payoutId?: string;
                /** @description Part of the description or the ID. If the partner can see customers, also part of the customer’s name or email. */
                search?: string;
                /** @description A predefined time range. `start` and `end` take precedence. */
                interval?: "24h" | "7d" | "30d" | "90d" | "1y" | "mtd" | "qtd" | "ytd" | "all";
                /** @description The start of the time range, as an ISO 8601 date or time. Without an offset, it’s in the time zone. */
                start?: string;
                /** @description The end of the time range. A date includes the whole day. Defaults to now. */
                end?: string;
                /** @description The IANA name of the time zone. Defaults to UTC. */
                timezone?: string;
                /** @description A cursor: the ID of the last item on the previous page. Returns the items after it. */
                startingAfter?: string;
                /** @description A cursor: the ID of the first item on the next page. Returns the items before it. */
                endingBefore?: string;
                /** @description The number of results per page. Defaults to 100. */
                pageSize?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The unique ID. */
                        id: string;
                        /**
                         * @description The type of commission.
                         * @enum {string}
                         */
                        type: "click" | "lead" | "sale" | "referral" | "custom";
                        /**
                         * @description The current status.
                         * @enum {string}
                         */
                        status: "pending" | "processed" | "paid" | "refunded" | "duplicate" | "canceled" | "hold";
                        /** @description The sale amount, in minor units. 0 for clicks, leads, and custom commissions. */
                        amount: number;
                        /** @description The partner’s earnings after refunds, in minor units. Negative for a clawback. */
                        earnings: number;
                        /** @description The ISO 4217 currency code, in lowercase. */
                        currency: string;
                        /** @description The quantity. */
                        quantity: number;
                        /** @description A description, or null. */
                        description: string | null;
                        /** @description The customer. Masked unless the program shares customer data with this partner. */
                        customer: {
                            /** @description The customer’s name, or null. */
                            name: string | null;
                            /** @description The customer’s email address, or null. */
                            email: string | null;
                            /** @description The customer’s two-letter country code, or null. */
                            country: string | null;
                        } | null;
                        /** @description When the object was created, in ISO 8601 format. */
                        createdAt: string;
                        /** @description When the holding period ends. */
                        maturesAt: string;
                        /** @description When it was paid, in ISO 8601 format, or null. */
                        paidAt: string | null;
                        /** @description The ID of the payout. */
                        payoutId: string | null;
                        /** @description The ID of the commission that this reverses. */
                        reversesId: string | null;
                    }[];
                };
            };
        };
    };
    sumEmbedCommissions: {
        parameters: {
            query?: {
                /** @description Only results with this status. */
                status?: "pending" | "processed" | "paid" | "refunded" | "duplicate" | "canceled" | "hold";
                /** @description Only results of this payout. */
                payoutId?: string;
                /** @description Part of the description or the ID. If the partner can see customers, also part of the customer’s name or email. */
                search?: string;
                /** @description A predefined time range. `start` and `end` take precedence. */
                interval?: "24h" | "7d" | "30d" | "90d" | "1y" | "mtd" | "qtd" | "ytd" | "all";
                /** @description The start of the time range, as an ISO 8601 date or time. Without an offset, it’s in the time zone. */
                start?: string;
                /** @description The end of the time range. A date includes the whole day. Defaults to now. */
                end?: string;
                /** @description The IANA name of the time zone. Defaults to UTC. */
                timezone?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The ISO 4217 currency code, in lowercase. */
                        currency: string;
                        /** @description The number of commissions. */
                        count: number;
                        /** @description The total earnings, in minor units. */
                        earnings: number;
                    }[];
                };
            };
        };
    };
    getEmbedCommission: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The ID of the commission. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The unique ID. */
                        id: string;
                        /**
                         * @description The type of commission.
                         * @enum {string}
                         */
                        type: "click" | "lead" | "sale" | "referral" | "custom";
                        /**
                         * @description The current status.
                         * @enum {string}
                         */
                        status: "pending" | "processed" | "paid" | "refunded" | "duplicate" | "canceled" | "hold";
                        /** @description The sale amount, in minor units. 0 for clicks, leads, and custom commissions. */
                        amount: number;
                        /** @description The partner’s earnings after refunds, in minor units. Negative for a clawback. */
                        earnings: number;
                        /** @description The ISO 4217 currency code, in lowercase. */
                        currency: string;
                        /** @description The quantity. */
                        quantity: number;
                        /** @description A description, or null. */
                        description: string | null;
                        /** @description The customer. Masked unless the program shares customer data with this partner. */
                        customer: {
                            /** @description The customer’s name, or null. */
                            name: string | null;
                            /** @description The customer’s email address, or null. */
                            email: string | null;
                            /** @description The customer’s two-letter country code, or null. */
                            country: string | null;
                        } | null;
                        /** @description When the object was created, in ISO 8601 format. */
                        createdAt: string;
                        /** @description When the holding period ends. */
                        maturesAt: string;
                        /** @description When it was paid, in ISO 8601 format, or null. */
                        paidAt: string | null;
                        /** @description The ID of the payout. */
                        payoutId: string | null;
                        /** @description The ID of the commission that this reverses. */
                        reversesId: string | null;
                        /** @description The calculation and history of the commission. */
                        receipt: components["schemas"]["Receipt"];
                        /** @description The reversals of the commission. */
                        reversals: {
                            /**
                             * @description The reason for the reversal.
                             * @enum {string}
                             */
                            kind: "refund" | "chargeback" | "reversal" | "manual" | "milestone";
                            /** @description The reversed amount, in minor units. */
                            amount: number;
                            /** @description When the reversal happened, in ISO 8601 format. */
                            createdAt: string;
                        }[];
                        /** @description The ledger history of the commission. */
                        history: {
                            /**
                             * @description The cause of the change.
                             * @enum {string}
                             */
                            cause: "commission_accrued" | "commission_matured" | "commission_adjusted" | "commission_reversed" | "commission_canceled" | "commission_restored" | "payout_sent" | "payout_completed" | "payout_failed" | "payout_returned" | "payout_canceled" | "enrollment_merged";
                            /** @description When the change happened, in ISO 8601 format. */
                            createdAt: string;
                        }[];
                    };
                };
            };
        };
    };
    getEmbedLeaderboard: {
        parameters: {
            query?: {
                /** @description A predefined time range. `start` and `end` take precedence. */
                interval?: "24h" | "7d" | "30d" | "90d" | "1y" | "mtd" | "qtd" | "ytd" | "all";
                /** @description The start of the time range, as an ISO 8601 date or time. Without an offset, it’s in the time zone. */
                start?: string;
                /** @description The end of the time range. A date includes the whole day. Defaults to now. */
                end?: string;
                /** @description The IANA name of the time zone. Defaults to UTC. */
                timezone?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The start of the time range, or null for all time. */
                        start: string | null;
                        /** @description The end of the time range, in ISO 8601 format. */
                        end: string;
                        /** @description The ISO 4217 currency code, in lowercase. */
                        currency: string;
                        /** @description Up to 20 partners. Partners without earnings are excluded. */
                        entries: {
                            /** @description The rank. Partners with equal earnings share a rank. */
                            rank: number;
                            /** @description The partner’s name, or “Partner” if they haven’t agreed to be named. */
                            name: string;
                            /** @description The URL of an image. */
                            image: string | null;
                            /** @description The earnings, in minor units, or null if the partner hasn’t agreed to be listed. */
                            earnings: number | null;
                            /** @description Whether it’s the partner’s own entry. */
                            own: boolean;
                        }[];
                        /** @description The partner’s own rank and earnings. */
                        own: {
                            /** @description The rank. */
                            rank: number;
                            /** @description The earnings in the time range, in minor units. */
                            earnings: number;
                            /** @description The number of active partners. */
                            of: number;
                        };
                    };
                };
            };
        };
    };
    listEmbedLinks: {
        parameters: {
            query?: {
                /** @description The page number, starting at 1. Defaults to 1. */
                page?: number;
                /** @description The number of results per page. Defaults to 100, the maximum. */
                pageSize?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmbedLink"][];
                };
            };
        };
    };
    listEmbedPayouts: {
        parameters: {
            query?: {
                /** @description A cursor: the ID of the last item on the previous page. Returns the items after it. */
                startingAfter?: string;
                /** @description A cursor: the ID of the first item on the next page. Returns the items before it. */
                endingBefore?: string;
                /** @description The number of results per page. Defaults to 100. */
                pageSize?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The unique ID. */
                        id: string;
                        /**
                         * @description The current status.
                         * @enum {string}
                         */
                        status: "pending" | "processing" | "sent" | "completed" | "failed" | "canceled";
                        /** @description The payout amount, in minor units. */
                        amount: number;
                        /** @description The ISO 4217 currency code, in lowercase. */
                        currency: string;
                        /** @description The number of commissions in the payout. */
                        commissions: number;
                        /** @description The provider. */
                        provider: string;
                        /** @description The masked payout method. */
                        masked: string;
                        /** @description The start of the earning period, in ISO 8601 format. */
                        periodStart: string | null;
                        /** @description The end of the earning period, in ISO 8601 format. */
                        periodEnd: string | null;
                        /** @description Why it failed, or null. */
                        failureReason: string | null;
                        /** @description When the object was created, in ISO 8601 format. */
                        createdAt: string;
                        /** @description When it was sent, in ISO 8601 format, or null. */
                        sentAt: string | null;
                        /** @description When it was paid, in ISO 8601 format, or null. */
                        paidAt: string | null;
                        /** @description When it failed, in ISO 8601 format, or null. */
                        failedAt: string | null;
                    }[];
                };
            };
        };
    };
    getEmbedSession: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The ID of the program. */
                        programId: string;
                        /** @description The ID of the partner. */
                        partnerId: string;
                        /**
                         * @description The current status.
                         * @enum {string}
                         */
                        status: "pending" | "approved" | "rejected" | "invited" | "declined" | "archived" | "deactivated" | "banned";
                        /** @description The scopes. */
                        scopes: ("read" | "links.write" | "settings.write" | "invitation.accept")[];
                        /** @description The only origin that can use the session. */
                        origin: string | null;
                        /** @description When it expires, in ISO 8601 format. */
                        expires: string;
                        /** @description The lifetime of the token, in seconds. */
                        expiresIn: number;
                    };
                };
            };
        };
    };
    updateEmbedSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Whether the partner agreed to show their name and earnings on the leaderboard. */
                        listed: boolean;
                        /** @description Whether emails about new commissions are off. */
                        digestOff: boolean;
                        /** @description The language, as a BCP 47 tag. */
                        locale: string | null;
                        /** @description The IANA name of the time zone, or null. */
                        timeZone: string | null;
                    };
                };
            };
        };
    };
    listEmbedWebhooks: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmbedWebhook"][];
                };
            };
        };
    };
    createEmbedWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request succeeded. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmbedWebhookWithSecret"];
                };
            };
        };
    };
    listEmbedWebhookDeliveries: {
        parameters: {
            query?: {
                /** @description Only results with this status. */
                status?: "waiting" | "delivered" | "failed";
                /** @description Only results with this type of event. */
                event?: "lead.created" | "sale.created" | "commission.created" | "commission.updated" | "milestone.reached" | "milestone.undone" | "payout.created" | "payout.sent" | "payout.completed" | "payout.failed" | "webhook.test";
                /** @description The page number, starting at 1. */
                page?: number;
                /** @description The number of results per page. */
                pageSize?: number;
                /** @description A cursor: the ID of the last item on the previous page. Returns the items after it. */
                startingAfter?: string;
                /** @description A cursor: the ID of the first item on the next page. Returns the items before it. */
                endingBefore?: string;
            };
            header?: never;
            path: {
                /** @description The ID of the webhook. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmbedWebhookDelivery"][];
                };
            };
        };
    };
    getProgramLanding: {
        parameters: {
            query?: {
                /** @description The publishable key (`svc_pk_…`), if it isn’t in the header. */
                publishableKey?: string;
                /** @description The slug of a group. Defaults to `default`. */
                group?: string;
            };
            header?: never;
            path: {
                /** @description The program’s ID or slug. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The ID of the program. */
                        programId: string;
                        /** @description The ID of the group. */
                        groupId: string;
                        /** @description The name of the program. */
                        name: string;
                        /** @description The slug. */
                        slug: string;
                        /** @description A description. */
                        description: string | null;
                        /** @description The ISO 4217 currency code, in lowercase. */
                        currency: string;
                        /** @description The URL of the partner terms, or null. */
                        termsUrl: string | null;
                        /** @description The URL of a help page for partners, or null. */
                        helpUrl: string | null;
                        /** @description The URL of a logo. */
                        logo: string | null;
                        /** @description The brand color, as `#rrggbb`, or null. */
                        brandColor: string | null;
                        /** @description The content of the landing page, or null. */
                        landing: {
                            /** @description The title of the landing page. */
                            title: string;
                            /** @description The subtitle of the landing page. */
                            subtitle: string;
                            /** @description An image next to the title, or null. */
                            image?: {
                                /** @description The URL of the image. */
                                url: string;
                                /** @description Alternative text that describes the image. */
                                alt: string;
                            };
                            /** @description The blocks of the landing page. */
                            blocks: ({
                                /**
                                 * @description The type of block.
                                 * @constant
                                 */
                                type: "text";
                                /** @description The content, as Markdown. */
                                text: string;
                            } | {
                                /**
                                 * @description The type of block.
                                 * @constant
                                 */
                                type: "image";
                                /** @description The URL of the image. */
                                url: string;
                                /** @description Alternative text that describes the image. */
                                alt: string;
                            } | {
                                /**
                                 * @description The type of block.
                                 * @constant
                                 */
                                type: "files";
                                /** @description The images. */
                                files: {
                                    /** @description The name of the file. */
                                    name: string;
                                    /** @description An HTTP or HTTPS URL. */
                                    url: string;
                                }[];
                            } | {
                                /**
                                 * @description The type of block.
                                 * @constant
                                 */
                                type: "questions";
                                /** @description The questions and their answers. */
                                questions: {
                                    /** @description The question. */
                                    question: string;
                                    /** @description The answer. */
                                    answer: string;
                                }[];
                            } | {
                                /**
                                 * @description The type of block.
                                 * @constant
                                 */
                                type: "calculator";
                                /** @description For calculator blocks, the amount of one sale, in minor units of the program’s currency. */
                                saleAmount: number;
                                /** @description For calculator blocks, the maximum of the slider. */
                                maxSales: number;
                            } | {
                                /**
                                 * @description The type of block.
                                 * @constant
                                 */
                                type: "testimonials";
                                /** @description The testimonials. */
                                testimonials: {
                                    /** @description The quote. */
                                    quote: string;
                                    /** @description The name of the person. */
                                    name: string;
                                    /** @description The role. */
                                    role: string;
                                }[];
                            })[];
                        } | null;
                        /** @description The questions of the application form. */
                        applicationForm: {
                            /** @description The key of the answer in applications. */
                            key: string;
                            /** @description The question. */
                            label: string;
                            /**
                             * @description The type of question.
                             * @enum {string}
                             */
                            type: "short-text" | "long-text" | "select" | "multi-select" | "url";
                            /** @description Whether a value is required. */
                            required: boolean;
                            /** @description The options. */
                            options?: string[];
                            /** @description The maximum number of characters. */
                            maxLength?: number;
                        }[] | null;
                        /** @description The rewards, one sentence each. */
                        rewards: {
                            /**
                             * @description The event that the reward pays for.
                             * @enum {string}
                             */
                            event: "click" | "lead" | "sale" | "referral";
                            /**
                             * @description Whether the reward is a percentage or a flat amount.
                             * @enum {string}
                             */
                            type: "flat" | "percentage";
                            /** @description For type `flat`, the amount in minor units. */
                            amount: number | null;
                            /** @description For type `percentage`, the rate in basis points. */
                            rateBps: number | null;
                            /** @description The duration in months. 0 is the first sale only, and null is unlimited. */
                            maxDurationMonths: number | null;
                            /**
                             * @description The reward in one sentence.
                             * @example 20 % of every sale for 12 months
                             */
                            sentence: string;
                            /** @description Exceptions and their conditions. */
                            exceptions: string[];
                            /**
                             * @description The limits of the reward.
                             * @example [
                             *       "Up to 500.00 USD per partner per month"
                             *     ]
                             */
                            limits: string[];
                        }[];
                        /** @description The discount for referred customers. */
                        discount: {
                            /**
                             * @description Whether the discount is a percentage or a flat amount.
                             * @enum {string}
                             */
                            type: "flat" | "percentage";
                            /** @description For type `flat`, the amount in minor units. */
                            amount: number | null;
                            /** @description For type `percentage`, the rate in basis points. */
                            rateBps: number | null;
                            /** @description The duration in months. 0 is the first sale only, and null is unlimited. */
                            maxDurationMonths: number | null;
                            /**
                             * @description The discount in one sentence.
                             * @example 20 % of every sale for 12 months
                             */
                            sentence: string;
                        } | null;
                    };
                };
            };
        };
    };
}

type Answers<R> = {
  [Status in keyof R]: R[Status] extends { content: { 'application/json': infer Body } } ? Body : never
}[keyof R]
type Answer<Id extends keyof operations> = Answers<operations[Id]['responses']>
export type EmbedView = Answer<'getEmbedView'>
export type EmbedSession = Answer<'getEmbedSession'>
export type EmbedAnalytics = Answer<'getEmbedAnalytics'>
export type EmbedCommission = Answer<'listEmbedCommissions'>[number]
export type EmbedCommissionSum = Answer<'sumEmbedCommissions'>[number]
export type ExplainedEmbedCommission = Answer<'getEmbedCommission'>
export type EmbedPayout = Answer<'listEmbedPayouts'>[number]
export type EmbedLeaderboard = Answer<'getEmbedLeaderboard'>
export type EmbedLink = Answer<'listEmbedLinks'>[number]
export type EmbedSettings = Answer<'updateEmbedSettings'>
export type EmbedWebhook = Answer<'listEmbedWebhooks'>[number]
export type EmbedWebhookWithSecret = Answer<'createEmbedWebhook'>
export type EmbedWebhookDelivery = Answer<'listEmbedWebhookDeliveries'>[number]
export type LandingPage = Answer<'getProgramLanding'>
