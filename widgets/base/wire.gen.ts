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
            program: {
                id: string;
                name: string;
                /** @description Where links lead unless they say otherwise */
                url: string;
                logo: string | null;
                brandColor: string | null;
                currency: string;
                /** @description The least that is paid out, in minor units */
                minPayout: number;
                holdingPeriodDays: number;
                termsUrl: string | null;
                helpUrl: string | null;
                supportEmail: string | null;
                payoutSchedule: {
                    /** @enum {string} */
                    interval: "manual" | "weekly" | "twice_monthly" | "monthly";
                    weekday?: number;
                    day?: number;
                };
                /**
                 * @description Who is paid on their account in the product instead of with money
                 * @enum {string}
                 */
                creditPayouts: "off" | "offered" | "default" | "only";
                /** @description null: a person decides */
                nextPayoutAt: string | null;
                /** @description Nothing is earned any more since then */
                deactivatedAt: string | null;
            };
            partner: {
                id: string;
                name: string;
                image: string | null;
                /** @description Masked: somebody else may look at the page */
                email: string | null;
                emailVerified: boolean;
                country: string | null;
                locale: string | null;
                timeZone: string | null;
            };
            enrollment: {
                /** @enum {string} */
                status: "pending" | "approved" | "rejected" | "invited" | "declined" | "archived" | "deactivated" | "banned";
                /** @description In this program since then */
                since: string;
                /** @description Shown on the leaderboard with name and earnings, by the partner’s consent */
                listed: boolean;
                /** @description Wants no mails about new commissions */
                digestOff: boolean;
                groupName: string;
                maxLinks: number;
            };
            rewards: {
                /** @enum {string} */
                event: "click" | "lead" | "sale" | "referral";
                /** @enum {string} */
                type: "flat" | "percentage";
                /** @description Flat, in minor units */
                amount: number | null;
                /** @description Percentage, in basis points */
                rateBps: number | null;
                /** @description 0 the first only, months, or null for ever */
                maxDurationMonths: number | null;
                /** @example 20 % of every sale for 12 months */
                sentence: string;
                /** @description Other terms, and when they count */
                exceptions: string[];
                /**
                 * @example [
                 *       "At most 500.00 USD per partner and month"
                 *     ]
                 */
                limits: string[];
            }[];
            /** @description Bonuses for numbers, and how far they are */
            milestones: components["schemas"]["EmbedMilestone"][];
            /** @description What the partner’s friend gets */
            discount: {
                /** @enum {string} */
                type: "flat" | "percentage";
                /** @description Flat, in minor units */
                amount: number | null;
                /** @description Percentage, in basis points */
                rateBps: number | null;
                /** @description 0 the first only, months, or null for ever */
                maxDurationMonths: number | null;
                /** @example 20 % of every sale for 12 months */
                sentence: string;
            } | null;
            links: components["schemas"]["EmbedLink"][];
            balances: components["schemas"]["Balance"][];
            /** @description Commissions in their holding period, in the program's currency, and when the first and the last of them become payable; null: there are none */
            holdingEnds: {
                /** @description What they earn, after refunds, in minor units */
                amount: number;
                /** @description ISO 8601 */
                first: string;
                /** @description ISO 8601 */
                last: string;
            } | null;
            /** @description When the partner had the first link, sale and arrived payout; null: not yet */
            firsts: {
                link: string | null;
                sale: string | null;
                payout: string | null;
            };
            totals: {
                all: {
                    clicks: number;
                    leads: number;
                    sales: number;
                    /** @description Less what was taken back; the program's currency, in minor units */
                    earnings: number;
                };
                last30Days: {
                    clicks: number;
                    leads: number;
                    sales: number;
                    /** @description Less what was taken back; the program's currency, in minor units */
                    earnings: number;
                };
            };
            resources: {
                /** @enum {string} */
                kind: "link" | "file" | "logo" | "color" | "message";
                name: string;
                value: string;
                /**
                 * @description Of a message: where it is sent; default: everywhere
                 * @enum {string}
                 */
                channel?: "mail" | "whatsapp" | "x" | "linkedin" | "telegram";
                /**
                 * @description Of a message: whose partners read it (BCP 47); default: all
                 * @example pt-BR
                 */
                language?: string;
            }[];
            faq: {
                question: string;
                answer: string;
            }[];
            payoutMethod: {
                provider: string;
                masked: string;
                verified: boolean;
            } | null;
            /** @description Why payouts wait; null: they do not */
            payoutHold: {
                /** @description ISO 8601. From then on payouts go on */
                until: string;
                /** @description Why, in the reader’s language */
                sentence: string;
            } | null;
            session: {
                programId: string;
                partnerId: string;
                /** @enum {string} */
                status: "pending" | "approved" | "rejected" | "invited" | "declined" | "archived" | "deactivated" | "banned";
                scopes: ("read" | "links.write" | "settings.write" | "invitation.accept")[];
                /** @description The only page that may use the session */
                origin: string | null;
                /** @description ISO 8601 */
                expires: string;
                /** @description Seconds */
                expiresIn: number;
            };
            analytics?: {
                start: string;
                end: string;
                timezone: string;
                /** @enum {string} */
                bucket: "hour" | "day" | "week" | "month";
                /** @description Of the earnings */
                currency: string;
                totals: {
                    clicks: number;
                    leads: number;
                    sales: number;
                    /** @description Less what was taken back; the program's currency, in minor units */
                    earnings: number;
                };
                series: {
                    /** @description Where the hour, day, week or month begins */
                    start: string;
                    clicks: number;
                    leads: number;
                    sales: number;
                    /** @description Less what was taken back; the program's currency, in minor units */
                    earnings: number;
                }[];
                /** @description The same length of time before; null when all time is asked for */
                previous: {
                    start: string;
                    end: string;
                    totals: {
                        clicks: number;
                        leads: number;
                        sales: number;
                        /** @description Less what was taken back; the program's currency, in minor units */
                        earnings: number;
                    };
                    series: {
                        /** @description Where the hour, day, week or month begins */
                        start: string;
                        clicks: number;
                        leads: number;
                        sales: number;
                        /** @description Less what was taken back; the program's currency, in minor units */
                        earnings: number;
                    }[];
                } | null;
            };
        };
        /** EmbedMilestone */
        EmbedMilestone: {
            id: string;
            /** @example 50.00 USD for 10 sales */
            sentence: string;
            /** @enum {string} */
            metric: "leads" | "sales" | "revenue" | "earnings";
            /** @description A count, or minor units of the program's currency */
            threshold: number;
            /** @description How far the partner is, net of refunds */
            current: number;
            /** @description The partner has the bonus */
            reached: boolean;
            /** @description When; null: not reached */
            reachedAt: string | null;
            /** @description ISO 8601 */
            startsAt: string | null;
            /** @description ISO 8601 */
            endsAt: string | null;
        };
        /** EmbedLink */
        EmbedLink: {
            id: string;
            domain: string;
            key: string;
            shortLink: string;
            /** @description What the partner hands out */
            shareUrl: string;
            /** @description The address of a PNG */
            qrCode: string;
            /** @description The destination */
            url: string;
            clicks: number;
            leads: number;
            sales: number;
            /** @description What friends can type instead */
            discountCode: string | null;
            /** @description ISO 8601 */
            createdAt: string;
        };
        /** Balance */
        Balance: {
            currency: string;
            /** @description Earned, in the holding period, in minor units of the currency */
            accrued: number;
            /** @description May be paid out, in minor units of the currency */
            payable: number;
            /** @description With a payout provider, in minor units of the currency */
            inTransit: number;
            /** @description Arrived, in minor units of the currency */
            paid: number;
        };
        /** Receipt */
        Receipt: {
            /**
             * @description All of it in one line, as mails and statements say it
             * @example 30% × $17.10 = $5.13 · first purchase of this customer · payable Dec 6, after 14 days for returns
             */
            sentence: string;
            /**
             * @example [
             *       "30% × $17.10 = $5.13"
             *     ]
             */
            sums: string[];
            /**
             * @example [
             *       "first purchase of this customer"
             *     ]
             */
            reasons: string[];
            /** @description What happened besides, a sentence each */
            notes: string[];
            /**
             * @description Rules that did not apply
             * @example [
             *       "Annual plan: $40.00 per sale"
             *     ]
             */
            skipped: string[];
            /** @description From the click to the payout, in order */
            timeline: {
                /** @enum {string} */
                kind: "click" | "lead" | "sale" | "earned" | "taken_back" | "payable" | "payout" | "paid";
                /** @description ISO 8601 */
                at: string;
                text: string;
                /** @description It is still to come */
                ahead: boolean;
            }[];
        };
        /** EmbedWebhookWithSecret */
        EmbedWebhookWithSecret: {
            /** @example wh_1t9QzK4bXeRw2Lm0 */
            id: string;
            url: string;
            description: string | null;
            events: ("lead.created" | "sale.created" | "commission.created" | "commission.updated" | "milestone.reached" | "milestone.undone" | "payout.created" | "payout.sent" | "payout.completed" | "payout.failed")[];
            enabled: boolean;
            disabledReason: ("member" | "partner" | "failing") | null;
            /** @description ISO 8601 */
            failingSince: string | null;
            /** @description Until then the former secret signs, too. ISO 8601 */
            formerSecretUntil: string | null;
            /** @description ISO 8601 */
            createdAt: string;
            /**
             * @description Shown this once. Empty for a format whose address is the secret, as `slack`
             * @example whsec_…
             */
            secret: string;
        };
        /** EmbedWebhook */
        EmbedWebhook: {
            /** @example wh_1t9QzK4bXeRw2Lm0 */
            id: string;
            url: string;
            description: string | null;
            events: ("lead.created" | "sale.created" | "commission.created" | "commission.updated" | "milestone.reached" | "milestone.undone" | "payout.created" | "payout.sent" | "payout.completed" | "payout.failed")[];
            enabled: boolean;
            disabledReason: ("member" | "partner" | "failing") | null;
            /** @description ISO 8601 */
            failingSince: string | null;
            /** @description Until then the former secret signs, too. ISO 8601 */
            formerSecretUntil: string | null;
            /** @description ISO 8601 */
            createdAt: string;
        };
        /** EmbedWebhookDelivery */
        EmbedWebhookDelivery: {
            /** @description The header webhook-id */
            id: string;
            webhookId: string;
            /** @enum {string} */
            event: "link.created" | "link.updated" | "link.deleted" | "link.clicked" | "lead.created" | "sale.created" | "sale.refunded" | "sale.refund_reversed" | "customer.created" | "customer.updated" | "customer.erased" | "partner.created" | "partner.updated" | "partner.merged" | "partner.erased" | "partner.enrolled" | "partner.application_submitted" | "enrollment.created" | "enrollment.updated" | "commission.created" | "commission.updated" | "discount_code.created" | "discount_code.deleted" | "milestone.reached" | "milestone.undone" | "fraud.flagged" | "program.approval_changed" | "payout_run.failed" | "payout_draft.waiting" | "payout_draft.confirmed" | "payout_draft.discarded" | "month.closed" | "payout.created" | "payout.sent" | "payout.completed" | "payout.failed" | "webhook.test";
            /** @enum {string} */
            status: "waiting" | "delivered" | "failed";
            attempts: number;
            /** @description ISO 8601 */
            nextAttemptAt: string | null;
            /** @description ISO 8601 */
            lastAttemptAt: string | null;
            /** @description What it is told, before the format */
            requestBody: string;
            responseStatus: number | null;
            /** @description Its first 4 KB */
            responseBody: string | null;
            /** @description Why there was no answer */
            error: string | null;
            durationMs: number | null;
            /** @description ISO 8601 */
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
                /** @description Also answers `analytics` of that time */
                interval?: "24h" | "7d" | "30d" | "90d" | "1y" | "mtd" | "qtd" | "ytd" | "all";
                /** @description Of `analytics`, where the partner has none: IANA name; default UTC */
                timezone?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
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
                interval?: "24h" | "7d" | "30d" | "90d" | "1y" | "mtd" | "qtd" | "ytd" | "all";
                /** @description A date or time in ISO 8601; without an offset it is local to the time zone */
                start?: string;
                /** @description A date includes its whole day. Default: now */
                end?: string;
                /** @description IANA name; default UTC */
                timezone?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        start: string;
                        end: string;
                        timezone: string;
                        /** @enum {string} */
                        bucket: "hour" | "day" | "week" | "month";
                        /** @description Of the earnings */
                        currency: string;
                        totals: {
                            clicks: number;
                            leads: number;
                            sales: number;
                            /** @description Less what was taken back; the program's currency, in minor units */
                            earnings: number;
                        };
                        series: {
                            /** @description Where the hour, day, week or month begins */
                            start: string;
                            clicks: number;
                            leads: number;
                            sales: number;
                            /** @description Less what was taken back; the program's currency, in minor units */
                            earnings: number;
                        }[];
                        /** @description The same length of time before; null when all time is asked for */
                        previous: {
                            start: string;
                            end: string;
                            totals: {
                                clicks: number;
                                leads: number;
                                sales: number;
                                /** @description Less what was taken back; the program's currency, in minor units */
                                earnings: number;
                            };
                            series: {
                                /** @description Where the hour, day, week or month begins */
                                start: string;
                                clicks: number;
                                leads: number;
                                sales: number;
                                /** @description Less what was taken back; the program's currency, in minor units */
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
                status?: "pending" | "processed" | "paid" | "refunded" | "duplicate" | "canceled" | "hold";
                /** @description Those in this payout */
                payoutId?: string;
                /** @description Part of the description, or the id; of the customer’s name and address too, where the partner sees them */
                search?: string;
                interval?: "24h" | "7d" | "30d" | "90d" | "1y" | "mtd" | "qtd" | "ytd" | "all";
                /** @description A date or time in ISO 8601; without an offset it is local to the time zone */
                start?: string;
                /** @description A date includes its whole day. Default: now */
                end?: string;
                /** @description IANA name; default UTC */
                timezone?: string;
                /** @description The id of the last item you have: answers what follows */
                startingAfter?: string;
                /** @description The id of the first item you have: answers what precedes */
                endingBefore?: string;
                /** @description Default: 100 */
                pageSize?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: string;
                        /** @enum {string} */
                        type: "click" | "lead" | "sale" | "referral" | "custom";
                        /** @enum {string} */
                        status: "pending" | "processed" | "paid" | "refunded" | "duplicate" | "canceled" | "hold";
                        /** @description The sale; 0 for clicks, leads and manual ones, in minor units */
                        amount: number;
                        /** @description What the partner gets, after refunds; negative when something is taken back, in minor units */
                        earnings: number;
                        currency: string;
                        quantity: number;
                        description: string | null;
                        /** @description Masked, unless the program shares customers with this partner */
                        customer: {
                            name: string | null;
                            email: string | null;
                            country: string | null;
                        } | null;
                        createdAt: string;
                        /** @description When the holding period ends */
                        maturesAt: string;
                        paidAt: string | null;
                        payoutId: string | null;
                        /** @description The commission of which this takes back */
                        reversesId: string | null;
                    }[];
                };
            };
        };
    };
    sumEmbedCommissions: {
        parameters: {
            query?: {
                status?: "pending" | "processed" | "paid" | "refunded" | "duplicate" | "canceled" | "hold";
                /** @description Those in this payout */
                payoutId?: string;
                /** @description Part of the description, or the id; of the customer’s name and address too, where the partner sees them */
                search?: string;
                interval?: "24h" | "7d" | "30d" | "90d" | "1y" | "mtd" | "qtd" | "ytd" | "all";
                /** @description A date or time in ISO 8601; without an offset it is local to the time zone */
                start?: string;
                /** @description A date includes its whole day. Default: now */
                end?: string;
                /** @description IANA name; default UTC */
                timezone?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        currency: string;
                        /** @description Commissions */
                        count: number;
                        /** @description What they come to, in minor units */
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
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: string;
                        /** @enum {string} */
                        type: "click" | "lead" | "sale" | "referral" | "custom";
                        /** @enum {string} */
                        status: "pending" | "processed" | "paid" | "refunded" | "duplicate" | "canceled" | "hold";
                        /** @description The sale; 0 for clicks, leads and manual ones, in minor units */
                        amount: number;
                        /** @description What the partner gets, after refunds; negative when something is taken back, in minor units */
                        earnings: number;
                        currency: string;
                        quantity: number;
                        description: string | null;
                        /** @description Masked, unless the program shares customers with this partner */
                        customer: {
                            name: string | null;
                            email: string | null;
                            country: string | null;
                        } | null;
                        createdAt: string;
                        /** @description When the holding period ends */
                        maturesAt: string;
                        paidAt: string | null;
                        payoutId: string | null;
                        /** @description The commission of which this takes back */
                        reversesId: string | null;
                        receipt: components["schemas"]["Receipt"];
                        reversals: {
                            /** @enum {string} */
                            kind: "refund" | "chargeback" | "reversal" | "manual" | "milestone";
                            /** @description Taken back, in minor units */
                            amount: number;
                            createdAt: string;
                        }[];
                        /** @description How the money moved on */
                        history: {
                            /** @enum {string} */
                            cause: "commission_accrued" | "commission_matured" | "commission_adjusted" | "commission_reversed" | "commission_canceled" | "commission_restored" | "payout_sent" | "payout_completed" | "payout_failed" | "payout_returned" | "payout_canceled" | "enrollment_merged";
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
                interval?: "24h" | "7d" | "30d" | "90d" | "1y" | "mtd" | "qtd" | "ytd" | "all";
                /** @description A date or time in ISO 8601; without an offset it is local to the time zone */
                start?: string;
                /** @description A date includes its whole day. Default: now */
                end?: string;
                /** @description IANA name; default UTC */
                timezone?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description null: since the beginning */
                        start: string | null;
                        end: string;
                        currency: string;
                        /** @description At most 20; whoever earned nothing is not among them */
                        entries: {
                            /** @description Equal earnings share a rank */
                            rank: number;
                            /** @description "Partner" for those who did not agree to be named */
                            name: string;
                            image: string | null;
                            /** @description null for those who did not agree to be shown */
                            earnings: number | null;
                            own: boolean;
                        }[];
                        own: {
                            rank: number;
                            /** @description In the time, in minor units */
                            earnings: number;
                            /** @description Partners who take part */
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
                /** @description From 1; default 1 */
                page?: number;
                /** @description Default: the largest, 100 */
                pageSize?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
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
                /** @description The id of the last item you have: answers what follows */
                startingAfter?: string;
                /** @description The id of the first item you have: answers what precedes */
                endingBefore?: string;
                /** @description Default: 100 */
                pageSize?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: string;
                        /** @enum {string} */
                        status: "pending" | "processing" | "sent" | "completed" | "failed" | "canceled";
                        /** @description What is paid, in minor units */
                        amount: number;
                        currency: string;
                        /** @description How many are in it */
                        commissions: number;
                        provider: string;
                        /** @description Where to, masked */
                        masked: string;
                        periodStart: string | null;
                        periodEnd: string | null;
                        failureReason: string | null;
                        createdAt: string;
                        sentAt: string | null;
                        paidAt: string | null;
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
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        programId: string;
                        partnerId: string;
                        /** @enum {string} */
                        status: "pending" | "approved" | "rejected" | "invited" | "declined" | "archived" | "deactivated" | "banned";
                        scopes: ("read" | "links.write" | "settings.write" | "invitation.accept")[];
                        /** @description The only page that may use the session */
                        origin: string | null;
                        /** @description ISO 8601 */
                        expires: string;
                        /** @description Seconds */
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
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        listed: boolean;
                        digestOff: boolean;
                        locale: string | null;
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
            /** @description Done */
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
            /** @description Done */
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
                status?: "waiting" | "delivered" | "failed";
                event?: "lead.created" | "sale.created" | "commission.created" | "commission.updated" | "milestone.reached" | "milestone.undone" | "payout.created" | "payout.sent" | "payout.completed" | "payout.failed" | "webhook.test";
                page?: number;
                pageSize?: number;
                startingAfter?: string;
                endingBefore?: string;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
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
                /** @description svc_pk_…, when it is not in the header */
                publishableKey?: string;
                /** @description The slug of a group; default: default */
                group?: string;
            };
            header?: never;
            path: {
                /** @description The id of the program, or its slug */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        programId: string;
                        groupId: string;
                        name: string;
                        slug: string;
                        description: string | null;
                        currency: string;
                        termsUrl: string | null;
                        helpUrl: string | null;
                        logo: string | null;
                        brandColor: string | null;
                        landing: {
                            title: string;
                            subtitle: string;
                            image?: {
                                url: string;
                                alt: string;
                            };
                            blocks: ({
                                /** @constant */
                                type: "text";
                                text: string;
                            } | {
                                /** @constant */
                                type: "image";
                                url: string;
                                alt: string;
                            } | {
                                /** @constant */
                                type: "files";
                                files: {
                                    name: string;
                                    /** @description An http(s) address */
                                    url: string;
                                }[];
                            } | {
                                /** @constant */
                                type: "questions";
                                questions: {
                                    question: string;
                                    answer: string;
                                }[];
                            } | {
                                /** @constant */
                                type: "calculator";
                                /** @description Of a calculator: one sale, in minor units of the program’s currency */
                                saleAmount: number;
                                /** @description Of a calculator: how far its slider goes */
                                maxSales: number;
                            } | {
                                /** @constant */
                                type: "testimonials";
                                testimonials: {
                                    quote: string;
                                    name: string;
                                    role: string;
                                }[];
                            })[];
                        } | null;
                        applicationForm: {
                            key: string;
                            label: string;
                            /** @enum {string} */
                            type: "short-text" | "long-text" | "select" | "multi-select" | "url";
                            required: boolean;
                            options?: string[];
                            maxLength?: number;
                        }[] | null;
                        rewards: {
                            /** @enum {string} */
                            event: "click" | "lead" | "sale" | "referral";
                            /** @enum {string} */
                            type: "flat" | "percentage";
                            /** @description Flat, in minor units */
                            amount: number | null;
                            /** @description Percentage, in basis points */
                            rateBps: number | null;
                            /** @description 0 the first only, months, or null for ever */
                            maxDurationMonths: number | null;
                            /** @example 20 % of every sale for 12 months */
                            sentence: string;
                            /** @description Other terms, and when they count */
                            exceptions: string[];
                            /**
                             * @example [
                             *       "At most 500.00 USD per partner and month"
                             *     ]
                             */
                            limits: string[];
                        }[];
                        /** @description What the partner’s friend gets */
                        discount: {
                            /** @enum {string} */
                            type: "flat" | "percentage";
                            /** @description Flat, in minor units */
                            amount: number | null;
                            /** @description Percentage, in basis points */
                            rateBps: number | null;
                            /** @description 0 the first only, months, or null for ever */
                            maxDurationMonths: number | null;
                            /** @example 20 % of every sale for 12 months */
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
