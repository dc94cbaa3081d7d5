// Made by `bun run generate` from the API's description.

export interface paths {
    "/analytics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Clicks, leads and sales: totals, over time, or by place, device, source or link */
        get: operations["retrieveAnalytics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/audit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who changed what, when and from where, the newest first */
        get: operations["listAuditEntries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/invitations/show": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What an invitation is for */
        post: operations["showInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/session": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who is signed in, and their workspaces */
        get: operations["getSignedIn"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Where you are signed in */
        get: operations["listSessions"];
        put?: never;
        post?: never;
        /** Sign out everywhere else */
        delete: operations["revokeOtherSessions"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/sign-in": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sign in to the console; the answer sets the cookie of the session */
        post: operations["signIn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/sign-out": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** End this session */
        post: operations["signOut"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/two-factor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Get a secret for an authenticator app */
        post: operations["startTwoFactor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/two-factor/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Turn two-factor sign-in on with a code; shows recovery codes once */
        post: operations["confirmTwoFactor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/commissions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List commissions */
        get: operations["listCommissions"];
        put?: never;
        /**
         * Create a commission by hand
         * @description custom: a bonus, or a claw-back when the amount is negative; due at once. lead, sale: the event is recorded for the partner's link and earns what the reward says. Keys without `payouts.write` give up to the program's `dailyBonusLimit` on a day.
         */
        post: operations["createCommission"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/commissions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Explain a commission: how its amount came about and what became of it */
        get: operations["getCommission"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change a commission by hand
         * @description What is added counts towards the program's `dailyBonusLimit`.
         */
        patch: operations["updateCommission"];
        trace?: never;
    };
    "/customers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List customers */
        get: operations["listCustomers"];
        put?: never;
        /** Create a customer */
        post: operations["createCustomer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/customers/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a customer */
        get: operations["getCustomer"];
        put?: never;
        post?: never;
        /**
         * Erase a customer
         * @description Erases the person and keeps the sums: leads, sales and totals stay.
         */
        delete: operations["deleteCustomer"];
        options?: never;
        head?: never;
        /** Update a customer */
        patch: operations["updateCustomer"];
        trace?: never;
    };
    "/domains": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List link domains */
        get: operations["listDomains"];
        put?: never;
        /** Register a link domain */
        post: operations["createDomain"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Clicks, leads or sales, the newest first */
        get: operations["listEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/events/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One event and why it belongs to its link, step by step */
        get: operations["explainEvent"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/folders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List folders */
        get: operations["listFolders"];
        put?: never;
        /** Create a folder */
        post: operations["createFolder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/fraud/flags": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List what the fraud rules have found, the newest first
         * @description With status=open: what waits for a person. Nothing is released by time.
         */
        get: operations["listFraudFlags"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/groups": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List groups */
        get: operations["listGroups"];
        put?: never;
        /** Create a group */
        post: operations["createGroup"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/groups/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read a group */
        get: operations["getGroup"];
        put?: never;
        post?: never;
        /** Delete an empty group */
        delete: operations["deleteGroup"];
        options?: never;
        head?: never;
        /** Change a group */
        patch: operations["updateGroup"];
        trace?: never;
    };
    "/invitations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the invitations without an answer */
        get: operations["listInvitations"];
        put?: never;
        /** Invite somebody by e-mail */
        post: operations["inviteMember"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/jobs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Jobs that failed for good, wait or run, the newest first */
        get: operations["listJobs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ledger/entries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the journal: every ledger entry with the balance after it */
        get: operations["listLedgerEntries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/links": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List links */
        get: operations["listLinks"];
        put?: never;
        /** Create a link */
        post: operations["createLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/links/{linkId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read a link */
        get: operations["getLink"];
        put?: never;
        post?: never;
        /** Delete a link */
        delete: operations["deleteLink"];
        options?: never;
        head?: never;
        /** Change a link */
        patch: operations["updateLink"];
        trace?: never;
    };
    "/members": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the people of the workspace */
        get: operations["listMembers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/partners": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List partners */
        get: operations["listPartners"];
        put?: never;
        /** Enroll a partner, or update one */
        post: operations["createPartner"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/partners/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read a partner */
        get: operations["getPartner"];
        put?: never;
        post?: never;
        /**
         * Erase a partner and keep the money records
         * @description Names, addresses, accounts, links, codes and mails go; commissions, payouts and the ledger stay with their amounts. Answers 409 while a payout is under way, or something is unpaid and `force` is not set.
         */
        delete: operations["erasePartner"];
        options?: never;
        head?: never;
        /**
         * Change a partner
         * @description Another `email` needs `payouts.write` too: whoever has the address decides where payouts go.
         */
        patch: operations["updatePartner"];
        trace?: never;
    };
    "/payouts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List payouts */
        get: operations["listPayouts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payouts/drafts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List payout drafts, the newest first */
        get: operations["listPayoutDrafts"];
        put?: never;
        /** Store whom to pay what */
        post: operations["createPayoutDraft"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payouts/drafts/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read a payout draft */
        get: operations["getPayoutDraft"];
        put?: never;
        post?: never;
        /** Discard a payout draft */
        delete: operations["discardPayoutDraft"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payouts/files": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List bank files, the newest first */
        get: operations["listPayoutFiles"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payouts/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** See who would be paid what, and who not */
        post: operations["previewPayouts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payouts/runs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List confirmations, the newest first */
        get: operations["listPayoutRuns"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payouts/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read a payout with its transfer */
        get: operations["getPayout"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/programs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List programs */
        get: operations["listPrograms"];
        put?: never;
        /** Create a program and its default group */
        post: operations["createProgram"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/programs/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read a program */
        get: operations["getProgram"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Change a program */
        patch: operations["updateProgram"];
        trace?: never;
    };
    "/programs/{id}/closings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List closed months, the latest first */
        get: operations["listClosings"];
        put?: never;
        /**
         * Close a month of a program for good
         * @description Later events that happened in a closed month are booked into the open one, and what was booked in it never changes. Months are closed in order; the first closing covers all months before it, too. A month cannot be opened again.
         */
        post: operations["closeMonth"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/refunds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List refunds and chargebacks, the newest first */
        get: operations["listRefunds"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rewards": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List rewards */
        get: operations["listRewards"];
        put?: never;
        /** Create a reward */
        post: operations["createReward"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rewards/conditions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List what conditions can ask about */
        get: operations["listRewardConditions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rewards/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Preview a reward
         * @description Computes sample commissions of a draft or a stored reward. Stores nothing.
         */
        post: operations["previewReward"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rewards/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a reward */
        get: operations["getReward"];
        put?: never;
        post?: never;
        /**
         * Archive a reward
         * @description No new customer is won under it. Customers who were won under it keep it: their later sales go on earning.
         */
        delete: operations["archiveReward"];
        options?: never;
        head?: never;
        /**
         * Change a reward
         * @description Writes a new version; what is not given stays. Customers keep the version of their lead.
         */
        patch: operations["updateReward"];
        trace?: never;
    };
    "/setup": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether the server waits for its owner */
        get: operations["getSetup"];
        put?: never;
        /** Become the owner of a new server, with its first workspace */
        post: operations["setUp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/setup-checklist": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Which steps of the setup are done, as the server has seen it */
        get: operations["getSetupChecklist"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tags": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List tags */
        get: operations["listTags"];
        put?: never;
        /** Create a tag */
        post: operations["createTag"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/workspace": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the workspace */
        get: operations["getWorkspace"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Change the workspace's settings */
        patch: operations["updateWorkspace"];
        trace?: never;
    };
    "/workspace/keys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the secret keys */
        get: operations["listKeys"];
        put?: never;
        /** Create a secret key, shown once */
        post: operations["createKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/workspace/publishable-key/rotate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Replace the publishable key */
        post: operations["rotatePublishableKey"];
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
        /** AuditEntry */
        AuditEntry: {
            id: string;
            createdAt: string;
            actor: {
                /**
                 * @description `system`: a job, the command line (`cli`) or a public page; `database`: SQL beside the server
                 * @enum {string}
                 */
                type: "member" | "key" | "partner" | "embed" | "browser" | "system" | "database";
                /** @description Of a member, key, partner or session; else a name */
                id: string;
                /** @description What they are called now */
                name: string | null;
            };
            /** @description Where the request came from; null: it was no request */
            address: string | null;
            /** @description The `X-Request-Id` of the answer. Changes of one request have the same */
            requestId: string | null;
            /** @enum {string} */
            type: "workspace" | "key" | "member" | "invitation" | "domain" | "folder" | "tag" | "link" | "program" | "group" | "reward" | "discount" | "discount_code" | "milestone" | "partner" | "enrollment" | "customer" | "commission" | "fraud_flag" | "payout_method" | "funding_account" | "payout_draft" | "payout_run" | "payout" | "payout_file" | "closing" | "exchange_rate";
            /** @enum {string} */
            action: "created" | "updated" | "deleted" | "tag_added" | "tag_removed" | "exported" | "erased" | "two_factor_ended";
            resource: {
                id: string;
                /** @description What it was called then; where it has no name, the partner whom it is about */
                name: string | null;
            };
            /** @description What there was: of an update, the values that changed, money in minor units; secrets are `[secret]` */
            before: {
                [key: string]: unknown;
            } | null;
            after: {
                [key: string]: unknown;
            } | null;
            /** @description When the person whom it was about was erased, and what it said with them */
            erasedAt: string | null;
        };
        /** SignedIn */
        SignedIn: {
            person: {
                id: string;
                email: string;
                name: string;
                /** @description Whether signing in asks for a code */
                twoFactor: boolean;
            };
            session: {
                id: string;
                /**
                 * Format: date-time
                 * @description Sign in again after it, or after 7 days without use
                 */
                expiresAt: string;
            };
            /** @description Those that the person is a member of, by name */
            workspaces: components["schemas"]["OwnWorkspace"][];
        };
        /** OwnWorkspace */
        OwnWorkspace: {
            /** @description Send it as Svc-Workspace */
            id: string;
            name: string;
            slug: string;
            /** @enum {string} */
            plan: "free" | "pro" | "business" | "advanced" | "enterprise";
            /**
             * @description owner: everything; admin: everything but owners; member: the daily work; viewer: reads; billing: payouts
             * @enum {string}
             */
            role: "owner" | "admin" | "member" | "viewer" | "billing";
            /** @description What the role may do, in the words of keys */
            scopes: string[];
        };
        /** Session */
        Session: {
            /** @example ses_1t9QzK4bXeRw2Lm0 */
            id: string;
            /** @description Whether it is the one of this call */
            current: boolean;
            /** @description Where it was opened */
            address: string;
            /** @description Browser and system, as far as they are known */
            agent: string;
            /**
             * Format: date-time
             * @description When it was opened
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description Its last use, to five minutes
             */
            lastUsedAt: string;
            /**
             * Format: date-time
             * @description When it ends at the latest
             */
            expiresAt: string;
        };
        /** FraudFlag */
        FraudFlag: {
            id: string;
            /**
             * @description Only a person closes what is open
             * @enum {string}
             */
            status: "open" | "released" | "rejected";
            /** @enum {string} */
            rule: "selfReferral" | "duplicateIdentity" | "banElsewhere" | "paidTraffic" | "bannedSource" | "bannedCountry" | "disposableEmail" | "tooFast" | "clickVelocity";
            /** @enum {string} */
            severity: "low" | "medium" | "high";
            /** @description What was found */
            sentence: string;
            evidence: {
                [key: string]: string;
            };
            programId: string;
            partnerId: string;
            enrollmentId: string;
            customerId: string | null;
            /** @description Null: it is about the partner, and holds all that they earn */
            commissionId: string | null;
            partner: {
                id: string;
                name: string;
                email: string | null;
            };
            commission: {
                id: string;
                /** @description Minor units of the program's currency */
                earnings: number;
                currency: string;
            } | null;
            note: string | null;
            /** @description Who closed it, such as key:key_… */
            reviewedBy: string | null;
            reviewedAt: string | null;
            createdAt: string;
        };
        /** Group */
        Group: {
            /** @example grp_1C3MxQp0yTfWJ2k */
            id: string;
            programId: string;
            name: string;
            slug: string;
            /** @enum {string} */
            color: "red" | "yellow" | "green" | "blue" | "purple" | "brown" | "gray" | "pink";
            holdingPeriodDays: number | null;
            autoApprove: boolean | null;
            /** @enum {string} */
            linkStructure: "short" | "query";
            defaultLinks: {
                url: string;
            }[];
            allowedDestinations: {
                domain: string;
                path: string;
                /** @enum {string} */
                match: "domain" | "exact";
            }[];
            maxLinks: number;
            moveRules: {
                /** @enum {string} */
                attribute: "totalLeads" | "totalSales" | "totalSaleAmount" | "totalCommissions";
                gte: number;
                lt?: number;
            }[];
            logo: string | null;
            brandColor: string | null;
            landing: {
                title: string;
                subtitle: string;
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
            resources: {
                /** @enum {string} */
                kind: "link" | "file" | "logo" | "color";
                name: string;
                /** @description An http(s) address; of a color: #rrggbb */
                value: string;
            }[] | null;
            /** @description ISO 8601 */
            createdAt: string;
            /** @description ISO 8601 */
            updatedAt: string;
        };
        /** Invitation */
        Invitation: {
            /** @example inv_1t9QzK4bXeRw2Lm0 */
            id: string;
            email: string;
            /**
             * @description owner: everything; admin: everything but owners; member: the daily work; viewer: reads; billing: payouts
             * @enum {string}
             */
            role: "owner" | "admin" | "member" | "viewer" | "billing";
            /** @description member:per_…, key:key_… or system:cli */
            invitedBy: string;
            /**
             * Format: date-time
             * @description Null: the mail waits, or the server has no SMTP server
             */
            sentAt: string | null;
            /**
             * Format: date-time
             * @description A week after it was sent
             */
            expiresAt: string;
            /** Format: date-time */
            createdAt: string;
        };
        /** Job */
        Job: {
            id: string;
            task: string;
            /** @enum {string} */
            status: "failed" | "waiting" | "running";
            attempts: number;
            maxAttempts: number;
            /** @description Why the last try failed */
            error: string | null;
            /** @description What the task is told: ids */
            payload: {
                [key: string]: unknown;
            };
            /** @description When it is tried (again) */
            runAt: string;
            createdAt: string;
            updatedAt: string;
        };
        /** JournalEntry */
        JournalEntry: {
            /** @example lp_1Vd4T2sKq0aB3xYz-0 */
            id: string;
            /** @description The entries of a posting sum to zero */
            postingId: string;
            /** @description The time under which the books show it, in ISO 8601 */
            bookingDate: string;
            /** @description When it happened: before the booking date if its month was closed by then */
            eventDate: string;
            /** @enum {string} */
            account: "expense" | "accrued" | "payable" | "in_transit" | "paid";
            /** @enum {string} */
            cause: "commission_accrued" | "commission_matured" | "commission_adjusted" | "commission_reversed" | "commission_canceled" | "commission_restored" | "payout_sent" | "payout_completed" | "payout_failed" | "payout_returned" | "payout_canceled" | "enrollment_merged";
            /** @description What happened, in a sentence */
            text: string;
            programId: string;
            enrollmentId: string;
            partner: {
                id: string;
                name: string;
            };
            commissionId: string | null;
            payoutId: string | null;
            currency: string;
            /** @description Positive is a credit, negative a debit, in minor units of the currency */
            amount: number;
            /** @description Of this account and currency in the program after this entry, whatever else is filtered out, in minor units of the currency */
            balance: number;
        };
        /** Member */
        Member: {
            /**
             * @description Of the person, the same in every workspace
             * @example per_1t9QzK4bXeRw2Lm0
             */
            id: string;
            email: string;
            name: string;
            /**
             * @description owner: everything; admin: everything but owners; member: the daily work; viewer: reads; billing: payouts
             * @enum {string}
             */
            role: "owner" | "admin" | "member" | "viewer" | "billing";
            /**
             * Format: date-time
             * @description Since when
             */
            createdAt: string;
        };
        /** Program */
        Program: {
            /** @example prog_1C3MxQp0yTfWJ2k */
            id: string;
            name: string;
            slug: string;
            description: string | null;
            domain: string | null;
            url: string;
            currency: string;
            /** @enum {string} */
            attributionModel: "first" | "last";
            attributionWindowDays: number | null;
            holdingPeriodDays: number;
            minPayout: number;
            /** @description When payouts are put together; default: manual */
            payoutSchedule: {
                /** @enum {string} */
                interval: "manual" | "weekly" | "twice_monthly" | "monthly";
                /** @description Weekly: 1 (Monday) to 7 */
                weekday?: number;
                /** @description Monthly; the last day in shorter months */
                day?: number;
            };
            /** @description Payouts that a second key must confirm; default: off. A change needs payouts.write and is announced by mail */
            payoutApproval: {
                /**
                 * @description Whether nobody, always somebody, or above an amount somebody else must confirm
                 * @enum {string}
                 */
                mode: "off" | "always" | "above";
                /** @description Of above: what one key may pay within 24 hours, in minor units of the program’s currency. Other currencies always need approval */
                aboveAmount?: number;
            };
            closeAfterDays: number | null;
            /** @enum {string} */
            creditPayouts: "off" | "offered" | "default" | "only";
            creditLabel: string | null;
            accountChangeHoldDays: number;
            dailyBonusLimit: number;
            autoApprove: boolean;
            termsUrl: string | null;
            helpUrl: string | null;
            supportEmail: string | null;
            fraudSettings: components["schemas"]["FraudSettings"];
            logo: string | null;
            brandColor: string | null;
            landing: {
                title: string;
                subtitle: string;
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
            resources: {
                /** @enum {string} */
                kind: "link" | "file" | "logo" | "color";
                name: string;
                /** @description An http(s) address; of a color: #rrggbb */
                value: string;
            }[] | null;
            /** @description ISO 8601. From then on nothing is earned; links go on leading */
            deactivatedAt: string | null;
            /** @description ISO 8601. Deactivated, out of lists, and not counted in the limits of the plan; what was earned is still paid */
            archivedAt: string | null;
            /** @description ISO 8601 */
            createdAt: string;
            /** @description ISO 8601 */
            updatedAt: string;
        };
        /** FraudSettings */
        FraudSettings: {
            selfReferral: {
                enabled: boolean;
            };
            duplicateIdentity: {
                enabled: boolean;
            };
            banElsewhere: {
                enabled: boolean;
            };
            paidTraffic: {
                enabled: boolean;
                /** @description Advertising networks that partners must not use */
                networks: string[];
                /** @description Campaigns that were agreed upon */
                allowedCampaigns: string[];
                /** @description Referring hosts that never count as advertising */
                allowedHosts: string[];
            };
            bannedSource: {
                enabled: boolean;
                /** @description Such as *.coupons.example */
                hosts: string[];
            };
            bannedCountry: {
                enabled: boolean;
                /** @description Codes of two letters */
                customerCountries: string[];
                /** @description Codes of two letters */
                partnerCountries: string[];
            };
            disposableEmail: {
                enabled: boolean;
                /** @description Besides the known ones */
                extraDomains: string[];
                /** @description In spite of being known */
                allowedDomains: string[];
            };
            tooFast: {
                enabled: boolean;
                /** @description From the click to the lead */
                minSeconds: number;
            };
            clickVelocity: {
                enabled: boolean;
                /** @description Of one link, browser and place */
                maxClicksPerHour: number;
                /** @description Many clicks by as many visitors are a success */
                maxClicksPerVisitor: number;
            };
        };
        /** Closing */
        Closing: {
            programId: string;
            /** @example 2026-10 */
            month: string;
            /** @description ISO 8601 */
            closedAt: string;
            /**
             * @description Who closed it
             * @example key:key_1Vd4T2sKq0aB3xYz
             */
            closedBy: string;
            /** @description Of all partners, by currency, as they were stored when the month was closed */
            balances: {
                currency: string;
                opening: components["schemas"]["AccountBalances"];
                closing: components["schemas"]["AccountBalances"];
            }[];
        };
        /** AccountBalances */
        AccountBalances: {
            /** @description What was promised, negative, in minor units of the currency */
            expense: number;
            /** @description Earned, in the holding period, in minor units of the currency */
            accrued: number;
            /** @description May be paid out, in minor units of the currency */
            payable: number;
            /** @description With a payout provider, in minor units of the currency */
            inTransit: number;
            /** @description Arrived, in minor units of the currency */
            paid: number;
        };
        /** Refund */
        Refund: {
            /** @example evt_1Vd4T2sKq0aB3xYz */
            id: string;
            /** @description Your own id of the refund */
            refundId: string;
            /** @enum {string} */
            kind: "refund" | "chargeback";
            /** @description What was refunded, in minor units of the currency */
            amount: number;
            /** @description The sale’s */
            currency: string;
            /** @description When it happened, in ISO 8601 */
            createdAt: string;
            /** @description What undid it: its amount counts again */
            reversal: {
                id: string;
                /** @enum {string} */
                reason: "chargeback_won" | "refund_failed";
                createdAt: string;
            } | null;
            sale: {
                id: string;
                invoiceId: string | null;
                /** @description The sale before any refund */
                amount: number;
                createdAt: string;
            };
            customer: {
                id: string;
                externalId: string;
            } | null;
            /** @description Of the partner’s link that the sale came through */
            programId: string | null;
        };
        /** Reward */
        Reward: {
            /** @example rwd_1Vd4T2sKq0aB3xYz */
            id: string;
            programId: string;
            groupId: string | null;
            /** @description In place of its group's reward */
            enrollmentId: string | null;
            /** @enum {string} */
            event: "click" | "lead" | "sale" | "referral";
            /** @description The newest; every change writes another one */
            version: number;
            /** @enum {string} */
            type: "flat" | "percentage";
            /**
             * @description Type flat: minor units of the program's currency
             * @example 500
             */
            amount: number | null;
            /**
             * @description Type percentage: basis points, 10,000 are the whole
             * @example 2000
             */
            rateBps: number | null;
            /**
             * @description Months from the first sale; 0: only that one, null: for life
             * @example 12
             */
            maxDurationMonths: number | null;
            /** @example usd */
            currency: string;
            limits: {
                /** @enum {string} */
                per: "customer" | "partner";
                /**
                 * @description A calendar period in UTC; weeks begin on Monday
                 * @enum {string}
                 */
                period: "all" | "day" | "week" | "month";
                amount: number | null;
                count: number | null;
            }[];
            modifiers: {
                /** @enum {string} */
                type: "flat" | "percentage";
                /**
                 * @description Type flat: minor units of the program's currency
                 * @example 500
                 */
                amount: number | null;
                /**
                 * @description Type percentage: basis points, 10,000 are the whole
                 * @example 2000
                 */
                rateBps: number | null;
                /**
                 * @description Months from the first sale; 0: only that one, null: for life
                 * @example 12
                 */
                maxDurationMonths: number | null;
                when: {
                    /**
                     * @description all: AND, any: OR
                     * @enum {string}
                     */
                    match: "all" | "any";
                    conditions: {
                        /** @example customer.country */
                        attribute?: string;
                        /** @example in */
                        operator?: string;
                        /** @description A text, number or boolean; a list of them for the operators in and notIn */
                        value?: unknown;
                        /**
                         * @description all: AND, any: OR
                         * @enum {string}
                         */
                        match?: "all" | "any";
                        conditions?: {
                            /** @example customer.country */
                            attribute: string;
                            /** @example in */
                            operator: string;
                            /** @description A text, number or boolean; a list of them for the operators in and notIn */
                            value: unknown;
                        }[];
                    }[];
                };
                /**
                 * @description The terms in words
                 * @example 20 % of every sale for 12 months
                 */
                sentence: string;
            }[];
            /**
             * @description Sales: percentages are taken of the amount without these parts of it
             * @example [
             *       "tax",
             *       "shipping"
             *     ]
             */
            exclude: ("tax" | "shipping" | "fee")[];
            products: {
                /** @description The productId of line items */
                productIds: string[];
                /**
                 * @description excluded: these products earn nothing
                 * @enum {string}
                 */
                type: "flat" | "percentage" | "excluded";
                /** @description Type flat: for each unit, in minor units of the program's currency */
                amount: number | null;
                /** @description Type percentage: basis points of the line totals */
                rateBps: number | null;
                /** @example 10 % of “coffee-1kg” */
                sentence: string;
            }[];
            tiers: {
                /**
                 * @description What the partner brought before the event: revenue (sale amounts), sales, leads (with their quantity) or earnings. Refunds are taken off, and canceled commissions do not count
                 * @enum {string}
                 */
                measure: "revenue" | "sales" | "leads" | "earnings";
                /**
                 * @description The calendar period (UTC) of the event that counts; all: the lifetime
                 * @enum {string}
                 */
                period: "all" | "month" | "quarter" | "year";
                /**
                 * @description all_or_nothing: the tier that was reached before decides for the whole event. marginal: each part of a sale that crosses a threshold earns that tier's rate; a count is not split
                 * @enum {string}
                 */
                mode: "all_or_nothing" | "marginal";
                levels: {
                    /**
                     * @description From this volume on: minor units of the currency, or a count. More than the one before
                     * @example 100000
                     */
                    threshold: number;
                    /** @enum {string} */
                    type: "flat" | "percentage";
                    /**
                     * @description Type flat: minor units of the program's currency
                     * @example 500
                     */
                    amount: number | null;
                    /**
                     * @description Type percentage: basis points
                     * @example 3000
                     */
                    rateBps: number | null;
                }[];
            } | null;
            description: string | null;
            /**
             * @description The terms in words
             * @example 20 % of every sale for 12 months
             */
            sentence: string;
            createdAt: string;
            updatedAt: string;
            /** @description No longer offered to new customers; those who were won under it keep it, in the version of their lead */
            archivedAt: string | null;
        };
        /** ConditionAttribute */
        ConditionAttribute: {
            /** @example customer.country */
            attribute: string;
            /** @example Customer country */
            label: string;
            /** @example country */
            type: string;
            events: ("click" | "lead" | "sale" | "referral")[];
            operators: {
                name: string;
                label: string;
                list: boolean;
            }[];
            /** @description All values there are, if few */
            choices: string[] | null;
        };
        /** SetupChecklist */
        SetupChecklist: {
            /** @description All six, in the order in which they are done */
            steps: {
                /**
                 * @description script: a page with the script called. hostname: it was a page of an allowed host. cookie: the id of a click came back. conversions: a lead or sale arrived. program: a program exists. payouts: an account that pays is connected, or partners may be paid in credit
                 * @enum {string}
                 */
                step: "script" | "hostname" | "cookie" | "conversions" | "program" | "payouts";
                /** @description As the server has observed it; nobody ticks it */
                done: boolean;
            }[];
            /** @description The hosts whose pages called with the publishable key, the newest first */
            hosts: {
                host: string;
                /** @description Whether its newest call was let in */
                allowed: boolean;
                /** @description Its newest call, to the hour (ISO 8601) */
                seenAt: string;
            }[];
        };
        /** Workspace */
        Workspace: {
            /** @example ws_1t9QzK4bXe */
            id: string;
            /** @description What people call it */
            name: string;
            /**
             * @description Lower-case letters, digits and dashes; unique on this server
             * @example acme
             */
            slug: string;
            /**
             * @description The currency of reports, ISO 4217 in lower case
             * @example usd
             */
            currency: string;
            /** @description Links created while it is on track conversions unless the call says otherwise */
            conversionEnabled: boolean;
            /** @description Whether browsers may record leads and sales with the publishable key */
            clientConversionsEnabled: boolean;
            /** @description Do not record visitors who send Sec-GPC or DNT */
            honorOptOut: boolean;
            /**
             * @description Which click of a customer earns: the first or the last before the lead
             * @enum {string}
             */
            attributionModel: "first" | "last";
            /** @description Days after which a click earns nothing any more; null: never */
            attributionWindowDays: number | null;
            /** @enum {string} */
            plan: "free" | "pro" | "business" | "advanced" | "enterprise";
            /** @description For browsers; not a secret */
            publishableKey: string;
            allowedHostnames: string[];
            /**
             * Format: date-time
             * @description When it was created
             * @example 2026-03-01T09:30:00.000Z
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When its settings changed last
             * @example 2026-03-01T09:30:00.000Z
             */
            updatedAt: string;
        };
        /** Key */
        Key: {
            /** @example key_1t9QzK4bXeRw2Lm0 */
            id: string;
            /** @description What it is for */
            name: string;
            /** @description Enough of the key to recognise it */
            partialKey: string;
            scopes: ("all" | "read" | "links.read" | "links.write" | "conversions.write" | "customers.read" | "customers.write" | "analytics.read" | "program.read" | "program.write" | "payouts.write" | "mails.read" | "mails.write" | "privacy.write" | "members.read" | "members.write" | "workspace.read" | "workspace.write" | "audit.read")[];
            /** @description The person who created it, per_… */
            createdBy: string | null;
            /**
             * Format: date-time
             * @description The last use, to the minute
             * @example 2026-03-01T09:30:00.000Z
             */
            lastUsedAt: string | null;
            /**
             * Format: date-time
             * @description When it stops working
             * @example 2026-03-01T09:30:00.000Z
             */
            expiresAt: string | null;
            /**
             * Format: date-time
             * @description When it was created
             * @example 2026-03-01T09:30:00.000Z
             */
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
    retrieveAnalytics: {
        parameters: {
            query?: {
                /** @description What rows are chosen and sorted by; default clicks */
                event?: "clicks" | "leads" | "sales" | "composite";
                /** @description Default: count */
                groupBy?: "count" | "timeseries" | "continents" | "countries" | "regions" | "cities" | "devices" | "browsers" | "os" | "triggers" | "trigger" | "referers" | "referer_urls" | "top_urls" | "top_base_urls" | "top_links" | "top_domains" | "utm_sources" | "utm_mediums" | "utm_campaigns" | "utm_terms" | "utm_contents";
                interval?: "24h" | "7d" | "30d" | "90d" | "1y" | "mtd" | "qtd" | "ytd" | "all";
                /** @description A date or time in ISO 8601; without an offset it is local to the time zone */
                start?: string;
                /** @description A date includes its whole day. Default: now */
                end?: string;
                /** @description IANA name; default UTC */
                timezone?: string;
                /** @description Of saleAmount; default: the workspace currency */
                currency?: string;
                /** @description AF, AN, AS, EU, NA, OC or SA. One value, several (a,b), or all but these (-a,b) */
                continent?: string;
                /** @description Two letters (ISO 3166-1), or Unknown. One value, several (a,b), or all but these (-a,b) */
                country?: string;
                /** @description ISO 3166-2, with or without the country. One value, several (a,b), or all but these (-a,b) */
                region?: string;
                /** @description The city, or Unknown. One value, several (a,b), or all but these (-a,b) */
                city?: string;
                /** @description The device. One value, several (a,b), or all but these (-a,b) */
                device?: string;
                /** @description The browser. One value, several (a,b), or all but these (-a,b) */
                browser?: string;
                /** @description The operating system. One value, several (a,b), or all but these (-a,b) */
                os?: string;
                /** @description How the visitor came: link, qr, pageview (script, visit) or deeplink. One value, several (a,b), or all but these (-a,b) */
                trigger?: string;
                /** @description Only scanned codes, or none. Deprecated: use trigger */
                qr?: "true" | "false";
                /** @description The host that the visitor came from, or (direct). One value, several (a,b), or all but these (-a,b) */
                referer?: string;
                /** @description The page that the visitor came from, or (direct). One value, several (a,b), or all but these (-a,b) */
                refererUrl?: string;
                /** @description The destination, without its query. One value, several (a,b), or all but these (-a,b) */
                url?: string;
                /** @description The id of the link: link_… or ext_<externalId>. One value, several (a,b), or all but these (-a,b) */
                linkId?: string;
                /** @description The domain of the link. One value, several (a,b), or all but these (-a,b) */
                domain?: string;
                /** @description The key of the link, together with its domain. One value, several (a,b), or all but these (-a,b) */
                key?: string;
                /** @description Your own id of the link, with or without ext_. One value, several (a,b), or all but these (-a,b) */
                externalId?: string;
                /** @description A tag of the link. One value, several (a,b), or all but these (-a,b) */
                tagId?: string;
                /** @description The same as tagId. Deprecated. One value, several (a,b), or all but these (-a,b) */
                tagIds?: string;
                /** @description The folder of the link, or unsorted. One value, several (a,b), or all but these (-a,b) */
                folderId?: string;
                /** @description Only visits to a domain's root, or none */
                root?: "true" | "false";
                /** @description The tenant of the link. One value, several (a,b), or all but these (-a,b) */
                tenantId?: string;
                /** @description The program of the link. One value, several (a,b), or all but these (-a,b) */
                programId?: string;
                /** @description The partner of the link. One value, several (a,b), or all but these (-a,b) */
                partnerId?: string;
                /** @description The customer: cus_… or ext_<externalId>. One value, several (a,b), or all but these (-a,b) */
                customerId?: string;
                /** @description UTM source of the destination. One value, several (a,b), or all but these (-a,b) */
                utm_source?: string;
                /** @description UTM medium of the destination. One value, several (a,b), or all but these (-a,b) */
                utm_medium?: string;
                /** @description UTM campaign of the destination. One value, several (a,b), or all but these (-a,b) */
                utm_campaign?: string;
                /** @description UTM term of the destination. One value, several (a,b), or all but these (-a,b) */
                utm_term?: string;
                /** @description UTM content of the destination. One value, several (a,b), or all but these (-a,b) */
                utm_content?: string;
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
                        /** @description timeseries: where the hour, day, week or month begins */
                        start?: string;
                        continent?: string;
                        country?: string;
                        region?: string;
                        city?: string;
                        device?: string;
                        browser?: string;
                        os?: string;
                        /** @enum {string} */
                        trigger?: "link" | "qr" | "pageview" | "deeplink" | "Unknown";
                        referer?: string;
                        refererUrl?: string;
                        url?: string;
                        id?: string;
                        domain?: string;
                        utm_source?: string;
                        utm_medium?: string;
                        utm_campaign?: string;
                        utm_term?: string;
                        utm_content?: string;
                        /** @description The same as id */
                        link?: string;
                        key?: string;
                        shortLink?: string;
                        folderId?: string | null;
                        createdAt?: string;
                        partnerId?: string | null;
                        comments?: string | null;
                        title?: string | null;
                        clicks: number;
                        leads: number;
                        sales: number;
                        /** @description Sales less refunds in one currency, in minor units */
                        saleAmount: number;
                        /**
                         * @description Sales less refunds of every currency that occurs; never summed across them
                         * @example {
                         *       "usd": 12900,
                         *       "eur": 4900
                         *     }
                         */
                        saleAmounts: {
                            [key: string]: number;
                        };
                    }[] | {
                        clicks: number;
                        leads: number;
                        sales: number;
                        /** @description Sales less refunds in one currency, in minor units */
                        saleAmount: number;
                        /**
                         * @description Sales less refunds of every currency that occurs; never summed across them
                         * @example {
                         *       "usd": 12900,
                         *       "eur": 4900
                         *     }
                         */
                        saleAmounts: {
                            [key: string]: number;
                        };
                    };
                };
            };
        };
    };
    listAuditEntries: {
        parameters: {
            query?: {
                /** @description Who acted, as `actor.type:actor.id` of an entry: `member:per_…`, `system:cli` */
                actor?: string;
                /** @description What was changed */
                type?: "workspace" | "key" | "member" | "invitation" | "domain" | "folder" | "tag" | "link" | "program" | "group" | "reward" | "discount" | "discount_code" | "milestone" | "partner" | "enrollment" | "customer" | "commission" | "fraud_flag" | "payout_method" | "funding_account" | "payout_draft" | "payout_run" | "payout" | "payout_file" | "closing" | "exchange_rate";
                action?: "created" | "updated" | "deleted" | "tag_added" | "tag_removed" | "exported" | "erased" | "two_factor_ended";
                /** @description The id of what was changed */
                resourceId?: string;
                /** @description From this time on, ISO 8601; a date begins at midnight UTC */
                start?: string;
                /** @description Before this time; a date includes its whole day */
                end?: string;
                /** @description From 1; default 1 */
                page?: number;
                /** @description Default: the largest, 100 */
                pageSize?: number;
                /** @description The id of the last item you have: answers what follows */
                startingAfter?: string;
                /** @description The id of the first item you have: answers what precedes */
                endingBefore?: string;
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
                    "application/json": components["schemas"]["AuditEntry"][];
                };
            };
        };
    };
    showInvitation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description From the link in the mail */
                    token: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Its name */
                        workspace: string;
                        email: string;
                        /**
                         * @description owner: everything; admin: everything but owners; member: the daily work; viewer: reads; billing: payouts
                         * @enum {string}
                         */
                        role: "owner" | "admin" | "member" | "viewer" | "billing";
                        /** @description Whether to sign in first; else send name and password */
                        hasAccount: boolean;
                    };
                };
            };
        };
    };
    getSignedIn: {
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
                    "application/json": components["schemas"]["SignedIn"];
                };
            };
        };
    };
    listSessions: {
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
                    "application/json": components["schemas"]["Session"][];
                };
            };
        };
    };
    revokeOtherSessions: {
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
                        /** @description How many sessions have ended */
                        revoked: number;
                    };
                };
            };
        };
    };
    signIn: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description Case does not matter
                     * @example grace@example.com
                     */
                    email: string;
                    password: string;
                    /**
                     * @description Six digits of the authenticator app, or a recovery code
                     * @example 123456
                     */
                    code?: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignedIn"];
                };
            };
        };
    };
    signOut: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Record<string, never> | null;
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        signedOut: boolean;
                    };
                };
            };
        };
    };
    startTwoFactor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Your password, if you have one */
                    password?: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description For apps that take it by hand, in base32 */
                        secret: string;
                        /** @description For a QR code: otpauth://totp/… */
                        uri: string;
                    };
                };
            };
        };
    };
    confirmTwoFactor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description Six digits of the authenticator app, or a recovery code
                     * @example 123456
                     */
                    code: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Each signs in once without the app. They are shown this once: keep them */
                        recoveryCodes: string[];
                    };
                };
            };
        };
    };
    listCommissions: {
        parameters: {
            query?: {
                /** @description click, lead, sale, referral, custom: one, several (a,b) or all others (-a) */
                type?: string;
                /** @description pending, processed, paid, refunded, duplicate, fraud, canceled, hold: one, several (a,b) or all others (-a) */
                status?: string;
                /** @description cus_… or ext_<externalId> */
                customerId?: string;
                payoutId?: string;
                partnerId?: string;
                tenantId?: string;
                groupId?: string;
                programId?: string;
                invoiceId?: string;
                interval?: "24h" | "7d" | "30d" | "90d" | "1y" | "mtd" | "qtd" | "ytd" | "all";
                /** @description A date or time in ISO 8601; without an offset it is local to the time zone */
                start?: string;
                /** @description A date includes its whole day. Default: now */
                end?: string;
                /** @description IANA name; default UTC */
                timezone?: string;
                /** @description Default: createdAt */
                sortBy?: "createdAt" | "amount";
                /** @description Default: desc */
                sortOrder?: "asc" | "desc";
                /** @description From 1; default 1 */
                page?: number;
                /** @description Default: the largest, 100 */
                pageSize?: number;
                /** @description The id of the last item you have: answers what follows */
                startingAfter?: string;
                /** @description The id of the first item you have: answers what precedes */
                endingBefore?: string;
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
                        /** @example cm_1Vd4T2sKq0aB3xYz */
                        id: string;
                        /** @enum {string} */
                        type: "click" | "lead" | "sale" | "referral" | "custom";
                        /** @description The sale in minor units of the currency; 0 for clicks, leads and manual ones */
                        amount: number;
                        /** @description What the partner gets, after refunds; negative for a claw-back */
                        earnings: number;
                        /** @description The program's */
                        currency: string;
                        /** @enum {string} */
                        status: "pending" | "processed" | "paid" | "refunded" | "duplicate" | "fraud" | "canceled" | "hold";
                        invoiceId: string | null;
                        description: string | null;
                        quantity: number;
                        metadata: {
                            [key: string]: unknown;
                        } | null;
                        createdAt: string;
                        updatedAt: string;
                        paidAt: string | null;
                        programId: string;
                        enrollmentId: string;
                        /** @description The lead or sale: GET /events/{id} explains it */
                        eventId: string | null;
                        payoutId: string | null;
                        /** @description For a referral: the commission it is a share of */
                        sourceId: string | null;
                        /** @description For a claw-back: the commission it takes back */
                        reversesId: string | null;
                        /** @description For a bonus: the milestone that was reached */
                        milestoneId: string | null;
                        holdReason: ("fraud" | "client_side" | "rate_missing" | "manual") | null;
                        /** @description When the holding period ends */
                        maturesAt: string;
                        partner: {
                            id: string;
                            name: string;
                            email: string | null;
                            image: string | null;
                            payoutsEnabledAt: string | null;
                            country: string | null;
                            groupId: string | null;
                            tenantId: string | null;
                        };
                        customer: {
                            id: string;
                            externalId: string;
                            name: string | null;
                            email: string | null;
                            avatar: string | null;
                            country: string | null;
                            sales: number;
                            saleAmount: number;
                            createdAt: string;
                            firstSaleAt: string | null;
                        } | null;
                    }[];
                };
            };
        };
    };
    createCommission: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    type: "custom" | "lead" | "sale";
                    partnerId?: string | null;
                    /** @description Instead of partnerId */
                    tenantId?: string | null;
                    programId?: string | null;
                    /** @description ISO 8601 with an offset. Default: now */
                    date?: string | null;
                    /** @description custom: minor units; negative takes something back and needs a description */
                    amount?: number;
                    /** @description custom: must be the program's */
                    currency?: string | null;
                    description?: string | null;
                    /** @description custom: your own id of it. Repeating it records nothing */
                    externalId?: string | null;
                    /** @description lead, sale: cus_… or ext_<externalId> */
                    customerId?: string | null;
                    customer?: {
                        externalId: string;
                        name?: string | null;
                        email?: string | null;
                        avatar?: string | null;
                        country?: string | null;
                        /** @description Not used */
                        stripeCustomerId?: string | null;
                    } | null;
                    /** @description lead, sale: default: the partner's oldest link */
                    linkId?: string | null;
                    lead?: {
                        eventName?: string | null;
                        /** @description An object of your own facts: at most 10,000 characters as JSON, or null */
                        metadata?: unknown;
                    } | null;
                    /** @description Deprecated: use lead.eventName */
                    leadEventName?: string | null;
                    /** @description ISO 8601 with an offset. Default: now */
                    leadEventDate?: string | null;
                    sale?: {
                        /** @description Everything that the customer paid, in minor units */
                        amount?: number | null;
                        /** @description Tax that the amount contains. Default: 0 */
                        tax?: number | null;
                        /** @description Shipping that the amount contains, without its tax. Default: 0 */
                        shipping?: number | null;
                        /** @description Fees that the amount contains and you do not keep, such as those of a payment. Default: 0 */
                        fee?: number | null;
                        /** @description The products of the sale. Together at most the amount without tax and shipping */
                        lineItems?: {
                            /**
                             * @description Your own id of the product: rewards name it
                             * @example coffee-1kg
                             */
                            productId: string;
                            /** @description The line total after discounts and without tax, in minor units of the currency */
                            amount: number;
                            name?: string | null;
                            /** @description Default: 1 */
                            quantity?: number;
                        }[] | null;
                        currency?: string;
                        eventName?: string | null;
                        /** @enum {string} */
                        paymentProcessor?: "stripe" | "shopify" | "polar" | "paddle" | "apple" | "revenuecat" | "dub" | "custom" | "lemonsqueezy";
                        invoiceId?: string | null;
                        /** @description An object of your own facts: at most 10,000 characters as JSON, or null */
                        metadata?: unknown;
                    } | null;
                    /** @description Deprecated: use sale.amount */
                    saleAmount?: number | null;
                    /** @description ISO 8601 with an offset. Default: now */
                    saleEventDate?: string | null;
                    /** @description Deprecated: use sale.invoiceId */
                    invoiceId?: string | null;
                    /** @description sale: the same as metadata.productId */
                    productId?: string | null;
                    /** @description Not possible here: must not be true */
                    importStripeInvoices?: boolean | null;
                };
            };
        };
        responses: {
            /** @description Done */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: boolean;
                        message: string;
                        id: string;
                    };
                };
            };
        };
    };
    getCommission: {
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
                        /** @example cm_1Vd4T2sKq0aB3xYz */
                        id: string;
                        /** @enum {string} */
                        type: "click" | "lead" | "sale" | "referral" | "custom";
                        /** @description The sale in minor units of the currency; 0 for clicks, leads and manual ones */
                        amount: number;
                        /** @description What the partner gets, after refunds; negative for a claw-back */
                        earnings: number;
                        /** @description The program's */
                        currency: string;
                        /** @enum {string} */
                        status: "pending" | "processed" | "paid" | "refunded" | "duplicate" | "fraud" | "canceled" | "hold";
                        invoiceId: string | null;
                        description: string | null;
                        quantity: number;
                        metadata: {
                            [key: string]: unknown;
                        } | null;
                        createdAt: string;
                        updatedAt: string;
                        paidAt: string | null;
                        programId: string;
                        enrollmentId: string;
                        /** @description The lead or sale: GET /events/{id} explains it */
                        eventId: string | null;
                        payoutId: string | null;
                        /** @description For a referral: the commission it is a share of */
                        sourceId: string | null;
                        /** @description For a claw-back: the commission it takes back */
                        reversesId: string | null;
                        /** @description For a bonus: the milestone that was reached */
                        milestoneId: string | null;
                        holdReason: ("fraud" | "client_side" | "rate_missing" | "manual") | null;
                        /** @description When the holding period ends */
                        maturesAt: string;
                        partner: {
                            id: string;
                            name: string;
                            email: string | null;
                            image: string | null;
                            payoutsEnabledAt: string | null;
                            country: string | null;
                            groupId: string | null;
                            tenantId: string | null;
                        };
                        customer: {
                            id: string;
                            externalId: string;
                            name: string | null;
                            email: string | null;
                            avatar: string | null;
                            country: string | null;
                            sales: number;
                            saleAmount: number;
                            createdAt: string;
                            firstSaleAt: string | null;
                        } | null;
                        explanation: {
                            event: {
                                type: string;
                                id: string | null;
                                at: string;
                            } | null;
                            reward: {
                                id: string;
                                version: number;
                                /** @description Which modifier decided, from 0; null: none */
                                modifier: number | null;
                                /** @description Which tier was reached before, from 0; null: none */
                                tier: number | null;
                            } | null;
                            conversion: {
                                amountMinor: number;
                                currency: string;
                                rate: string;
                                source: string;
                                day: string;
                            } | null;
                            /** @description From the event to the amount, a sentence a step */
                            steps: string[];
                        };
                        reversals: {
                            eventId: string;
                            /** @enum {string} */
                            kind: "refund" | "chargeback" | "reversal" | "manual" | "milestone";
                            amount: number;
                            clawbackId: string | null;
                            createdAt: string;
                        }[];
                        /** @description What the ledger has of it */
                        postings: {
                            id: string;
                            /** @enum {string} */
                            cause: "commission_accrued" | "commission_matured" | "commission_adjusted" | "commission_reversed" | "commission_canceled" | "commission_restored" | "payout_sent" | "payout_completed" | "payout_failed" | "payout_returned" | "payout_canceled" | "enrollment_merged";
                            /** @description When it happened */
                            createdAt: string;
                            /** @description Under which the books show it */
                            bookingDate: string;
                            entries: {
                                account: string;
                                currency: string;
                                amount: number;
                            }[];
                        }[];
                    };
                };
            };
        };
    };
    updateCommission: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description What the partner gets instead, in minor units */
                    earnings?: number;
                    /** @description Another amount of the sale: computed anew with the same version of the reward */
                    saleAmount?: number;
                    /** @description The same as a difference */
                    modifySaleAmount?: number;
                    /** @description Deprecated: use saleAmount */
                    amount?: number;
                    /** @description Deprecated: use modifySaleAmount */
                    modifyAmount?: number;
                    /** @description Of saleAmount; of earnings, only the program's. Default: the program's */
                    currency?: string;
                    /**
                     * @description refunded, duplicate, canceled and fraud are final. What is in a payout or paid cannot be changed: take it back with a negative commission.
                     * @enum {string}
                     */
                    status?: "pending" | "hold" | "refunded" | "duplicate" | "canceled" | "fraud";
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @example cm_1Vd4T2sKq0aB3xYz */
                        id: string;
                        /** @enum {string} */
                        type: "click" | "lead" | "sale" | "referral" | "custom";
                        /** @description The sale in minor units of the currency; 0 for clicks, leads and manual ones */
                        amount: number;
                        /** @description What the partner gets, after refunds; negative for a claw-back */
                        earnings: number;
                        /** @description The program's */
                        currency: string;
                        /** @enum {string} */
                        status: "pending" | "processed" | "paid" | "refunded" | "duplicate" | "fraud" | "canceled" | "hold";
                        invoiceId: string | null;
                        description: string | null;
                        quantity: number;
                        metadata: {
                            [key: string]: unknown;
                        } | null;
                        createdAt: string;
                        updatedAt: string;
                        paidAt: string | null;
                        programId: string;
                        enrollmentId: string;
                        /** @description The lead or sale: GET /events/{id} explains it */
                        eventId: string | null;
                        payoutId: string | null;
                        /** @description For a referral: the commission it is a share of */
                        sourceId: string | null;
                        /** @description For a claw-back: the commission it takes back */
                        reversesId: string | null;
                        /** @description For a bonus: the milestone that was reached */
                        milestoneId: string | null;
                        holdReason: ("fraud" | "client_side" | "rate_missing" | "manual") | null;
                        /** @description When the holding period ends */
                        maturesAt: string;
                        partner: {
                            id: string;
                            name: string;
                            email: string | null;
                            image: string | null;
                            payoutsEnabledAt: string | null;
                            country: string | null;
                            groupId: string | null;
                            tenantId: string | null;
                        };
                        customer: {
                            id: string;
                            externalId: string;
                            name: string | null;
                            email: string | null;
                            avatar: string | null;
                            country: string | null;
                            sales: number;
                            saleAmount: number;
                            createdAt: string;
                            firstSaleAt: string | null;
                        } | null;
                    };
                };
            };
        };
    };
    listCustomers: {
        parameters: {
            query?: {
                /** @description Exactly this address */
                email?: string;
                /** @description With or without ext_ */
                externalId?: string;
                /** @description Part of the name, e-mail address or external id */
                search?: string;
                /** @description Two letters (ISO 3166-1) */
                country?: string;
                /** @description Customers who came through this link */
                linkId?: string;
                programId?: string;
                partnerId?: string;
                /** @description Adds link, partner and discount to each customer */
                includeExpandedFields?: boolean;
                /** @description Default: createdAt */
                sortBy?: "createdAt" | "saleAmount" | "firstSaleAt";
                /** @description Default: createdAt */
                sort?: "createdAt" | "saleAmount" | "firstSaleAt";
                /** @description Default: desc */
                sortOrder?: "asc" | "desc";
                /** @description From 1; default 1 */
                page?: number;
                /** @description Default: the largest, 100 */
                pageSize?: number;
                /** @description The id of the last item you have: answers what follows */
                startingAfter?: string;
                /** @description The id of the first item you have: answers what precedes */
                endingBefore?: string;
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
                        /** @example cus_1Vd4T2sKq0aB3xYz */
                        id: string;
                        /** @description Your own id of the customer */
                        externalId: string;
                        /** @description Full name */
                        name: string | null;
                        /** @description E-mail address */
                        email: string | null;
                        /** @description Address of a picture */
                        avatar: string | null;
                        /** @description Two letters, from the click or from you */
                        country: string | null;
                        /** @description The click that the customer came with */
                        clickId: string | null;
                        /** @description How many sales */
                        sales: number;
                        /** @description What they paid less refunds, in minor units of the workspace's currency */
                        saleAmount: number;
                        /** @description Time of the first sale */
                        firstSaleAt: string | null;
                        /** @example 2031-05-01T12:00:00.000Z */
                        createdAt: string;
                        /** @description The program of the partner who brought the customer */
                        programId: string | null;
                        /** @description The partner who brought the customer */
                        partnerId: string | null;
                        link?: {
                            /** @example link_1Vd4T2sKq0aB3xYz */
                            id: string;
                            /** @example go.example.com */
                            domain: string;
                            /** @example summer */
                            key: string;
                            /** @example https://go.example.com/summer */
                            shortLink: string;
                            /** @description The destination */
                            url: string;
                            /** @description The partner whom the link belongs to */
                            partnerId: string | null;
                            /** @description The program of that partner */
                            programId: string | null;
                            /** @description Your own tenant id of the link */
                            tenantId: string | null;
                            /** @description Your own id of the link */
                            externalId: string | null;
                        } | null;
                        /** @description Who brought the customer */
                        partner?: {
                            id: string;
                            name: string;
                            /** @description E-mail address */
                            email: string | null;
                            /** @description A picture */
                            image: string | null;
                        } | null;
                        /** @description What the customer was won with; they keep it when it is archived */
                        discount?: {
                            id: string;
                            /** @description A percentage, or minor units when the type is flat */
                            amount: number;
                            /** @enum {string} */
                            type: "percentage" | "flat";
                            /** @description Months; 0: the first payment only, null: for ever */
                            maxDuration: number | null;
                            couponId: string | null;
                            couponTestId: string | null;
                            /** @description In your own words */
                            description: string | null;
                        } | null;
                    }[];
                };
            };
        };
    };
    createCustomer: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description The customer's id in your own system
                     * @example user_42
                     */
                    externalId: string;
                    /**
                     * @description Full name
                     * @example Ada Lovelace
                     */
                    name?: string | null;
                    /**
                     * Format: email
                     * @example ada@example.com
                     */
                    email?: string | null;
                    /** @description An http or https address of a picture */
                    avatar?: string | null;
                    /** @description Two letters (ISO 3166-1) */
                    country?: string | null;
                };
            };
        };
        responses: {
            /** @description Done */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @example cus_1Vd4T2sKq0aB3xYz */
                        id: string;
                        /** @description Your own id of the customer */
                        externalId: string;
                        /** @description Full name */
                        name: string | null;
                        /** @description E-mail address */
                        email: string | null;
                        /** @description Address of a picture */
                        avatar: string | null;
                        /** @description Two letters, from the click or from you */
                        country: string | null;
                        /** @description The click that the customer came with */
                        clickId: string | null;
                        /** @description How many sales */
                        sales: number;
                        /** @description What they paid less refunds, in minor units of the workspace's currency */
                        saleAmount: number;
                        /** @description Time of the first sale */
                        firstSaleAt: string | null;
                        /** @example 2031-05-01T12:00:00.000Z */
                        createdAt: string;
                        /** @description The program of the partner who brought the customer */
                        programId: string | null;
                        /** @description The partner who brought the customer */
                        partnerId: string | null;
                        link?: {
                            /** @example link_1Vd4T2sKq0aB3xYz */
                            id: string;
                            /** @example go.example.com */
                            domain: string;
                            /** @example summer */
                            key: string;
                            /** @example https://go.example.com/summer */
                            shortLink: string;
                            /** @description The destination */
                            url: string;
                            /** @description The partner whom the link belongs to */
                            partnerId: string | null;
                            /** @description The program of that partner */
                            programId: string | null;
                            /** @description Your own tenant id of the link */
                            tenantId: string | null;
                            /** @description Your own id of the link */
                            externalId: string | null;
                        } | null;
                        /** @description Who brought the customer */
                        partner?: {
                            id: string;
                            name: string;
                            /** @description E-mail address */
                            email: string | null;
                            /** @description A picture */
                            image: string | null;
                        } | null;
                        /** @description What the customer was won with; they keep it when it is archived */
                        discount?: {
                            id: string;
                            /** @description A percentage, or minor units when the type is flat */
                            amount: number;
                            /** @enum {string} */
                            type: "percentage" | "flat";
                            /** @description Months; 0: the first payment only, null: for ever */
                            maxDuration: number | null;
                            couponId: string | null;
                            couponTestId: string | null;
                            /** @description In your own words */
                            description: string | null;
                        } | null;
                    };
                };
            };
        };
    };
    getCustomer: {
        parameters: {
            query?: {
                /** @description Adds link, partner and discount to each customer */
                includeExpandedFields?: boolean;
            };
            header?: never;
            path: {
                /** @description cus_… or ext_<your own id> */
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
                        /** @example cus_1Vd4T2sKq0aB3xYz */
                        id: string;
                        /** @description Your own id of the customer */
                        externalId: string;
                        /** @description Full name */
                        name: string | null;
                        /** @description E-mail address */
                        email: string | null;
                        /** @description Address of a picture */
                        avatar: string | null;
                        /** @description Two letters, from the click or from you */
                        country: string | null;
                        /** @description The click that the customer came with */
                        clickId: string | null;
                        /** @description How many sales */
                        sales: number;
                        /** @description What they paid less refunds, in minor units of the workspace's currency */
                        saleAmount: number;
                        /** @description Time of the first sale */
                        firstSaleAt: string | null;
                        /** @example 2031-05-01T12:00:00.000Z */
                        createdAt: string;
                        /** @description The program of the partner who brought the customer */
                        programId: string | null;
                        /** @description The partner who brought the customer */
                        partnerId: string | null;
                        link?: {
                            /** @example link_1Vd4T2sKq0aB3xYz */
                            id: string;
                            /** @example go.example.com */
                            domain: string;
                            /** @example summer */
                            key: string;
                            /** @example https://go.example.com/summer */
                            shortLink: string;
                            /** @description The destination */
                            url: string;
                            /** @description The partner whom the link belongs to */
                            partnerId: string | null;
                            /** @description The program of that partner */
                            programId: string | null;
                            /** @description Your own tenant id of the link */
                            tenantId: string | null;
                            /** @description Your own id of the link */
                            externalId: string | null;
                        } | null;
                        /** @description Who brought the customer */
                        partner?: {
                            id: string;
                            name: string;
                            /** @description E-mail address */
                            email: string | null;
                            /** @description A picture */
                            image: string | null;
                        } | null;
                        /** @description What the customer was won with; they keep it when it is archived */
                        discount?: {
                            id: string;
                            /** @description A percentage, or minor units when the type is flat */
                            amount: number;
                            /** @enum {string} */
                            type: "percentage" | "flat";
                            /** @description Months; 0: the first payment only, null: for ever */
                            maxDuration: number | null;
                            couponId: string | null;
                            couponTestId: string | null;
                            /** @description In your own words */
                            description: string | null;
                        } | null;
                    };
                };
            };
        };
    };
    deleteCustomer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description cus_… or ext_<your own id> */
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
                    };
                };
            };
        };
    };
    updateCustomer: {
        parameters: {
            query?: {
                /** @description Adds link, partner and discount to each customer */
                includeExpandedFields?: boolean;
            };
            header?: never;
            path: {
                /** @description cus_… or ext_<your own id> */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description The customer's id in your own system
                     * @example user_42
                     */
                    externalId?: string;
                    /**
                     * @description Full name
                     * @example Ada Lovelace
                     */
                    name?: string | null;
                    /**
                     * Format: email
                     * @example ada@example.com
                     */
                    email?: string | null;
                    /** @description An http or https address of a picture */
                    avatar?: string | null;
                    /** @description Two letters (ISO 3166-1) */
                    country?: string | null;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @example cus_1Vd4T2sKq0aB3xYz */
                        id: string;
                        /** @description Your own id of the customer */
                        externalId: string;
                        /** @description Full name */
                        name: string | null;
                        /** @description E-mail address */
                        email: string | null;
                        /** @description Address of a picture */
                        avatar: string | null;
                        /** @description Two letters, from the click or from you */
                        country: string | null;
                        /** @description The click that the customer came with */
                        clickId: string | null;
                        /** @description How many sales */
                        sales: number;
                        /** @description What they paid less refunds, in minor units of the workspace's currency */
                        saleAmount: number;
                        /** @description Time of the first sale */
                        firstSaleAt: string | null;
                        /** @example 2031-05-01T12:00:00.000Z */
                        createdAt: string;
                        /** @description The program of the partner who brought the customer */
                        programId: string | null;
                        /** @description The partner who brought the customer */
                        partnerId: string | null;
                        link?: {
                            /** @example link_1Vd4T2sKq0aB3xYz */
                            id: string;
                            /** @example go.example.com */
                            domain: string;
                            /** @example summer */
                            key: string;
                            /** @example https://go.example.com/summer */
                            shortLink: string;
                            /** @description The destination */
                            url: string;
                            /** @description The partner whom the link belongs to */
                            partnerId: string | null;
                            /** @description The program of that partner */
                            programId: string | null;
                            /** @description Your own tenant id of the link */
                            tenantId: string | null;
                            /** @description Your own id of the link */
                            externalId: string | null;
                        } | null;
                        /** @description Who brought the customer */
                        partner?: {
                            id: string;
                            name: string;
                            /** @description E-mail address */
                            email: string | null;
                            /** @description A picture */
                            image: string | null;
                        } | null;
                        /** @description What the customer was won with; they keep it when it is archived */
                        discount?: {
                            id: string;
                            /** @description A percentage, or minor units when the type is flat */
                            amount: number;
                            /** @enum {string} */
                            type: "percentage" | "flat";
                            /** @description Months; 0: the first payment only, null: for ever */
                            maxDuration: number | null;
                            couponId: string | null;
                            couponTestId: string | null;
                            /** @description In your own words */
                            description: string | null;
                        } | null;
                    };
                };
            };
        };
    };
    listDomains: {
        parameters: {
            query?: {
                /** @description Archived domains too */
                archived?: boolean;
                search?: string;
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
                    "application/json": {
                        id: string;
                        slug: string;
                        /** @description Its links redirect: `verification` says more */
                        verified: boolean;
                        primary: boolean;
                        archived: boolean;
                        placeholder: string | null;
                        expiredUrl: string | null;
                        notFoundUrl: string | null;
                        logo: string | null;
                        assetLinks: string | null;
                        appleAppSiteAssociation: string | null;
                        /** @description ISO 8601 */
                        createdAt: string;
                        /** @description ISO 8601 */
                        updatedAt: string;
                        /** @description Domains are not sold here */
                        registeredDomain: null;
                        /** @description One of the two records proves the domain; keep it, it is looked for each day */
                        verification: {
                            /**
                             * @description `failing`: the record has gone, links still redirect until `servesUntil`; `lost`: they do no more
                             * @enum {string}
                             */
                            status: "unverified" | "verified" | "failing" | "lost";
                            record: {
                                /** @enum {string} */
                                type: "TXT" | "CNAME";
                                name: string;
                                value: string;
                            };
                            alternative: {
                                /** @enum {string} */
                                type: "TXT" | "CNAME";
                                name: string;
                                value: string;
                            };
                            verifiedBy: ("dns" | "operator") | null;
                            verifiedAt: string | null;
                            checkedAt: string | null;
                            failingSince: string | null;
                            servesUntil: string | null;
                        };
                    }[];
                };
            };
        };
    };
    createDomain: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description A host that leads to this server; for development with a port
                     * @example go.example.com
                     * @example localhost:3000
                     */
                    slug: string;
                    /** @description New links get it when they name none, once it is verified */
                    primary?: boolean;
                    /** @description Hidden from lists; its links go on redirecting */
                    archived?: boolean;
                    /** @description Where visitors of the bare domain go */
                    placeholder?: string | null;
                    /** @description Where visitors of expired links go */
                    expiredUrl?: string | null;
                    /** @description Where visitors of unknown links go */
                    notFoundUrl?: string | null;
                    /** @description A picture for its QR codes: an http(s) address */
                    logo?: string | null;
                    /** @description Not used */
                    assetLinks?: string | null;
                    /** @description Not used */
                    appleAppSiteAssociation?: string | null;
                };
            };
        };
        responses: {
            /** @description Done */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: string;
                        slug: string;
                        /** @description Its links redirect: `verification` says more */
                        verified: boolean;
                        primary: boolean;
                        archived: boolean;
                        placeholder: string | null;
                        expiredUrl: string | null;
                        notFoundUrl: string | null;
                        logo: string | null;
                        assetLinks: string | null;
                        appleAppSiteAssociation: string | null;
                        /** @description ISO 8601 */
                        createdAt: string;
                        /** @description ISO 8601 */
                        updatedAt: string;
                        /** @description Domains are not sold here */
                        registeredDomain: null;
                        /** @description One of the two records proves the domain; keep it, it is looked for each day */
                        verification: {
                            /**
                             * @description `failing`: the record has gone, links still redirect until `servesUntil`; `lost`: they do no more
                             * @enum {string}
                             */
                            status: "unverified" | "verified" | "failing" | "lost";
                            record: {
                                /** @enum {string} */
                                type: "TXT" | "CNAME";
                                name: string;
                                value: string;
                            };
                            alternative: {
                                /** @enum {string} */
                                type: "TXT" | "CNAME";
                                name: string;
                                value: string;
                            };
                            verifiedBy: ("dns" | "operator") | null;
                            verifiedAt: string | null;
                            checkedAt: string | null;
                            failingSince: string | null;
                            servesUntil: string | null;
                        };
                    };
                };
            };
        };
    };
    listEvents: {
        parameters: {
            query?: {
                /** @description Default: clicks */
                event?: "clicks" | "leads" | "sales";
                interval?: "24h" | "7d" | "30d" | "90d" | "1y" | "mtd" | "qtd" | "ytd" | "all";
                /** @description A date or time in ISO 8601; without an offset it is local to the time zone */
                start?: string;
                /** @description A date includes its whole day. Default: now */
                end?: string;
                /** @description IANA name; default UTC */
                timezone?: string;
                /** @description From 1; default 1 */
                page?: number;
                /** @description Default: 100 */
                limit?: number;
                /** @description The id of the last item you have: answers what follows */
                startingAfter?: string;
                /** @description The id of the first item you have: answers what precedes */
                endingBefore?: string;
                /** @description By time; default desc: newest first */
                sortOrder?: "asc" | "desc";
                /** @description The same as sortOrder. Deprecated */
                order?: "asc" | "desc";
                sortBy?: "timestamp";
                /** @description AF, AN, AS, EU, NA, OC or SA. One value, several (a,b), or all but these (-a,b) */
                continent?: string;
                /** @description Two letters (ISO 3166-1), or Unknown. One value, several (a,b), or all but these (-a,b) */
                country?: string;
                /** @description ISO 3166-2, with or without the country. One value, several (a,b), or all but these (-a,b) */
                region?: string;
                /** @description The city, or Unknown. One value, several (a,b), or all but these (-a,b) */
                city?: string;
                /** @description The device. One value, several (a,b), or all but these (-a,b) */
                device?: string;
                /** @description The browser. One value, several (a,b), or all but these (-a,b) */
                browser?: string;
                /** @description The operating system. One value, several (a,b), or all but these (-a,b) */
                os?: string;
                /** @description How the visitor came: link, qr, pageview (script, visit) or deeplink. One value, several (a,b), or all but these (-a,b) */
                trigger?: string;
                /** @description Only scanned codes, or none. Deprecated: use trigger */
                qr?: "true" | "false";
                /** @description The host that the visitor came from, or (direct). One value, several (a,b), or all but these (-a,b) */
                referer?: string;
                /** @description The page that the visitor came from, or (direct). One value, several (a,b), or all but these (-a,b) */
                refererUrl?: string;
                /** @description The destination, without its query. One value, several (a,b), or all but these (-a,b) */
                url?: string;
                /** @description The id of the link: link_… or ext_<externalId>. One value, several (a,b), or all but these (-a,b) */
                linkId?: string;
                /** @description The domain of the link. One value, several (a,b), or all but these (-a,b) */
                domain?: string;
                /** @description The key of the link, together with its domain. One value, several (a,b), or all but these (-a,b) */
                key?: string;
                /** @description Your own id of the link, with or without ext_. One value, several (a,b), or all but these (-a,b) */
                externalId?: string;
                /** @description A tag of the link. One value, several (a,b), or all but these (-a,b) */
                tagId?: string;
                /** @description The same as tagId. Deprecated. One value, several (a,b), or all but these (-a,b) */
                tagIds?: string;
                /** @description The folder of the link, or unsorted. One value, several (a,b), or all but these (-a,b) */
                folderId?: string;
                /** @description Only visits to a domain's root, or none */
                root?: "true" | "false";
                /** @description The tenant of the link. One value, several (a,b), or all but these (-a,b) */
                tenantId?: string;
                /** @description The program of the link. One value, several (a,b), or all but these (-a,b) */
                programId?: string;
                /** @description The partner of the link. One value, several (a,b), or all but these (-a,b) */
                partnerId?: string;
                /** @description The customer: cus_… or ext_<externalId>. One value, several (a,b), or all but these (-a,b) */
                customerId?: string;
                /** @description UTM source of the destination. One value, several (a,b), or all but these (-a,b) */
                utm_source?: string;
                /** @description UTM medium of the destination. One value, several (a,b), or all but these (-a,b) */
                utm_medium?: string;
                /** @description UTM campaign of the destination. One value, several (a,b), or all but these (-a,b) */
                utm_campaign?: string;
                /** @description UTM term of the destination. One value, several (a,b), or all but these (-a,b) */
                utm_term?: string;
                /** @description UTM content of the destination. One value, several (a,b), or all but these (-a,b) */
                utm_content?: string;
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
                        /**
                         * @description Which kind it is
                         * @enum {string}
                         */
                        event: "click" | "lead" | "sale";
                        link: {
                            /** @example link_1C3MxQp0yTfWJ2k */
                            id: string;
                            domain: string;
                            key: string;
                            /** @example https://go.example.com/summer */
                            shortLink: string;
                            /** @description The address of a PNG */
                            qrCode: string;
                            /** @description The destination, with its UTM parameters */
                            url: string;
                            externalId: string | null;
                            tenantId: string | null;
                            programId: string | null;
                            partnerId: string | null;
                            trackConversion: boolean;
                            archived: boolean;
                            publicStats: boolean;
                            proxy: boolean;
                            rewrite: boolean;
                            doIndex: boolean;
                            comments: string | null;
                            /** @description ISO 8601 */
                            expiresAt: string | null;
                            expiredUrl: string | null;
                            title: string | null;
                            description: string | null;
                            image: string | null;
                            video: string | null;
                            ios: string | null;
                            android: string | null;
                            geo: {
                                [key: string]: string;
                            } | null;
                            /** @description ISO 8601 */
                            disabledAt: string | null;
                            /** @description ******** when there is one */
                            password: string | null;
                            tags: {
                                /** @example tag_1C3MxQp0yTfWJ2k */
                                id: string;
                                name: string;
                                color: string;
                            }[] | null;
                            /** @description The first tag. Deprecated: use tags */
                            tagId: string | null;
                            folderId: string | null;
                            utm_source: string | null;
                            utm_medium: string | null;
                            utm_campaign: string | null;
                            utm_term: string | null;
                            utm_content: string | null;
                            testVariants: {
                                url: string;
                                percentage: number;
                            }[] | null;
                            /** @description ISO 8601 */
                            testStartedAt: string | null;
                            /** @description ISO 8601 */
                            testCompletedAt: string | null;
                            /** @description Always null: keys, not people, create links here */
                            userId: string | null;
                            workspaceId: string;
                            /** @description The same as workspaceId */
                            projectId: string;
                            webhookIds: string[];
                            clicks: number;
                            leads: number;
                            conversions: number;
                            sales: number;
                            /** @description In minor units of the workspace currency */
                            saleAmount: number;
                            /** @description ISO 8601 */
                            lastClicked: string | null;
                            /** @description ISO 8601 */
                            createdAt: string;
                            /** @description ISO 8601 */
                            updatedAt: string;
                        };
                        /** @description The id of the click, or evt_…: the cursor */
                        id: string;
                        /** @description ISO 8601 */
                        timestamp: string;
                        click: {
                            /** @description Empty when the event came without a click */
                            id: string;
                            /** @description ISO 8601 */
                            timestamp: string;
                            /** @description The destination, without its query */
                            url: string;
                            /** @description Two letters, or Unknown; so are all words below */
                            country: string;
                            city: string;
                            region: string;
                            continent: string;
                            device: string;
                            browser: string;
                            os: string;
                            /** @description Host, or (direct) */
                            referer: string;
                            refererUrl: string;
                            /** @description link, qr, pageview or deeplink */
                            trigger: string;
                            qr: boolean;
                            /** @description Always empty: addresses are not kept */
                            ip: string;
                        };
                        /** @description Leads and sales */
                        eventId?: string;
                        /** @description Leads and sales */
                        eventName?: string;
                        /** @description Leads: counts as so many */
                        eventQuantity?: number;
                        metadata?: {
                            [key: string]: unknown;
                        } | null;
                        customer?: {
                            id: string;
                            externalId: string;
                            name: string | null;
                            email: string | null;
                            avatar: string | null;
                            country: string | null;
                            sales: number;
                            saleAmount: number;
                            /** @description ISO 8601 */
                            createdAt: string;
                            /** @description ISO 8601 */
                            firstSaleAt: string | null;
                        };
                        sale?: {
                            /** @description Everything that the customer paid */
                            amount: number;
                            /** @description Contained in the amount, as the next two */
                            tax: number;
                            shipping: number;
                            fee: number;
                            lineItems: {
                                /**
                                 * @description Your own id of the product: rewards name it
                                 * @example coffee-1kg
                                 */
                                productId: string;
                                /** @description The line total after discounts and without tax, in minor units of the currency */
                                amount: number;
                                name: string | null;
                                quantity: number;
                            }[];
                            currency: string;
                            invoiceId: string | null;
                            paymentProcessor: string;
                        };
                        /** @description Sales */
                        saleAmount?: number;
                        invoice_id?: string;
                        payment_processor?: string;
                        click_id: string;
                        link_id: string;
                        domain: string;
                        key: string;
                        url: string;
                        continent: string;
                        country: string;
                        city: string;
                        device: string;
                        browser: string;
                        os: string;
                        /** @description 1 or 0 */
                        qr: number;
                        ip: string;
                    }[];
                };
            };
        };
    };
    explainEvent: {
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
                        /**
                         * @description Which kind it is
                         * @enum {string}
                         */
                        event: "click" | "lead" | "sale" | "refund";
                        link: {
                            /** @example link_1C3MxQp0yTfWJ2k */
                            id: string;
                            domain: string;
                            key: string;
                            /** @example https://go.example.com/summer */
                            shortLink: string;
                            /** @description The address of a PNG */
                            qrCode: string;
                            /** @description The destination, with its UTM parameters */
                            url: string;
                            externalId: string | null;
                            tenantId: string | null;
                            programId: string | null;
                            partnerId: string | null;
                            trackConversion: boolean;
                            archived: boolean;
                            publicStats: boolean;
                            proxy: boolean;
                            rewrite: boolean;
                            doIndex: boolean;
                            comments: string | null;
                            /** @description ISO 8601 */
                            expiresAt: string | null;
                            expiredUrl: string | null;
                            title: string | null;
                            description: string | null;
                            image: string | null;
                            video: string | null;
                            ios: string | null;
                            android: string | null;
                            geo: {
                                [key: string]: string;
                            } | null;
                            /** @description ISO 8601 */
                            disabledAt: string | null;
                            /** @description ******** when there is one */
                            password: string | null;
                            tags: {
                                /** @example tag_1C3MxQp0yTfWJ2k */
                                id: string;
                                name: string;
                                color: string;
                            }[] | null;
                            /** @description The first tag. Deprecated: use tags */
                            tagId: string | null;
                            folderId: string | null;
                            utm_source: string | null;
                            utm_medium: string | null;
                            utm_campaign: string | null;
                            utm_term: string | null;
                            utm_content: string | null;
                            testVariants: {
                                url: string;
                                percentage: number;
                            }[] | null;
                            /** @description ISO 8601 */
                            testStartedAt: string | null;
                            /** @description ISO 8601 */
                            testCompletedAt: string | null;
                            /** @description Always null: keys, not people, create links here */
                            userId: string | null;
                            workspaceId: string;
                            /** @description The same as workspaceId */
                            projectId: string;
                            webhookIds: string[];
                            clicks: number;
                            leads: number;
                            conversions: number;
                            sales: number;
                            /** @description In minor units of the workspace currency */
                            saleAmount: number;
                            /** @description ISO 8601 */
                            lastClicked: string | null;
                            /** @description ISO 8601 */
                            createdAt: string;
                            /** @description ISO 8601 */
                            updatedAt: string;
                        } | null;
                        /** @description The id of the click, or evt_…: the cursor */
                        id: string;
                        /** @description ISO 8601 */
                        timestamp: string;
                        click: {
                            /** @description Empty when the event came without a click */
                            id: string;
                            /** @description ISO 8601 */
                            timestamp: string;
                            /** @description The destination, without its query */
                            url: string;
                            /** @description Two letters, or Unknown; so are all words below */
                            country: string;
                            city: string;
                            region: string;
                            continent: string;
                            device: string;
                            browser: string;
                            os: string;
                            /** @description Host, or (direct) */
                            referer: string;
                            refererUrl: string;
                            /** @description link, qr, pageview or deeplink */
                            trigger: string;
                            qr: boolean;
                            /** @description Always empty: addresses are not kept */
                            ip: string;
                        };
                        /** @description Leads and sales */
                        eventId?: string;
                        /** @description Leads and sales */
                        eventName?: string;
                        /** @description Leads: counts as so many */
                        eventQuantity?: number;
                        metadata?: {
                            [key: string]: unknown;
                        } | null;
                        customer?: {
                            id: string;
                            externalId: string;
                            name: string | null;
                            email: string | null;
                            avatar: string | null;
                            country: string | null;
                            sales: number;
                            saleAmount: number;
                            /** @description ISO 8601 */
                            createdAt: string;
                            /** @description ISO 8601 */
                            firstSaleAt: string | null;
                        };
                        sale?: {
                            /** @description Everything that the customer paid */
                            amount: number;
                            /** @description Contained in the amount, as the next two */
                            tax: number;
                            shipping: number;
                            fee: number;
                            lineItems: {
                                /**
                                 * @description Your own id of the product: rewards name it
                                 * @example coffee-1kg
                                 */
                                productId: string;
                                /** @description The line total after discounts and without tax, in minor units of the currency */
                                amount: number;
                                name: string | null;
                                quantity: number;
                            }[];
                            currency: string;
                            invoiceId: string | null;
                            paymentProcessor: string;
                        };
                        /** @description Sales */
                        saleAmount?: number;
                        invoice_id?: string;
                        payment_processor?: string;
                        click_id: string;
                        link_id: string;
                        domain: string;
                        key: string;
                        url: string;
                        continent: string;
                        country: string;
                        city: string;
                        device: string;
                        browser: string;
                        os: string;
                        /** @description 1 or 0 */
                        qr: number;
                        ip: string;
                        refund?: {
                            id: string;
                            /** @description Your own id of it */
                            refundId: string;
                            saleId: string;
                            /** @description What was taken back, in minor units */
                            amount: number;
                            currency: string;
                            /** @description ISO 8601 */
                            timestamp: string;
                        };
                        explanation: {
                            /**
                             * @description A click is recorded; leads, sales and refunds belong to a link or to none
                             * @enum {string}
                             */
                            verdict: "recorded" | "attributed" | "unattributed";
                            /** @description Why, in one word that never changes its meaning */
                            reason: string;
                            /** @description How the verdict was reached, one sentence a step */
                            steps: string[];
                            click: {
                                /** @description Empty when the event came without a click */
                                id: string;
                                /** @description ISO 8601 */
                                timestamp: string;
                                /** @description The destination, without its query */
                                url: string;
                                /** @description Two letters, or Unknown; so are all words below */
                                country: string;
                                city: string;
                                region: string;
                                continent: string;
                                device: string;
                                browser: string;
                                os: string;
                                /** @description Host, or (direct) */
                                referer: string;
                                refererUrl: string;
                                /** @description link, qr, pageview or deeplink */
                                trigger: string;
                                qr: boolean;
                                /** @description Always empty: addresses are not kept */
                                ip: string;
                            } | null;
                            lead: {
                                id: string;
                                eventName: string;
                                /** @description ISO 8601 */
                                timestamp: string;
                            } | null;
                            refunds: {
                                id: string;
                                /** @description Your own id of it */
                                refundId: string;
                                saleId: string;
                                /** @description What was taken back, in minor units */
                                amount: number;
                                currency: string;
                                /** @description ISO 8601 */
                                timestamp: string;
                            }[];
                            /** @description What it earned, or what a refund changed */
                            commissions: {
                                /** @description GET /commissions/{id} has the rest of it */
                                id: string;
                                type: string;
                                partnerId: string;
                                /** @description What is left after refunds, in minor units */
                                earnings: number;
                                currency: string;
                                /** @enum {string} */
                                status: "pending" | "processed" | "paid" | "refunded" | "duplicate" | "fraud" | "canceled" | "hold";
                            }[];
                            /** @description Why a lead or sale through a partner's link earned nothing */
                            unearned: {
                                /** @enum {string} */
                                reason: "no_reward" | "duration_over" | "first_sale_only" | "limit_reached" | "zero_amount" | "not_eligible" | "already_rewarded";
                                steps: string[];
                            } | null;
                        };
                    };
                };
            };
        };
    };
    listFolders: {
        parameters: {
            query?: {
                search?: string;
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
                    "application/json": {
                        id: string;
                        name: string;
                        description: string | null;
                        /** @enum {string} */
                        type: "default" | "mega";
                        accessLevel: ("write" | "read") | null;
                        /** @description ISO 8601 */
                        createdAt: string;
                        /** @description ISO 8601 */
                        updatedAt: string;
                    }[];
                };
            };
        };
    };
    createFolder: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Unique in the workspace */
                    name: string;
                    description?: string | null;
                    accessLevel?: ("write" | "read") | null;
                };
            };
        };
        responses: {
            /** @description Done */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: string;
                        name: string;
                        description: string | null;
                        /** @enum {string} */
                        type: "default" | "mega";
                        accessLevel: ("write" | "read") | null;
                        /** @description ISO 8601 */
                        createdAt: string;
                        /** @description ISO 8601 */
                        updatedAt: string;
                    };
                };
            };
        };
    };
    listFraudFlags: {
        parameters: {
            query?: {
                status?: "open" | "released" | "rejected";
                programId?: string;
                partnerId?: string;
                commissionId?: string;
                rule?: "selfReferral" | "duplicateIdentity" | "banElsewhere" | "paidTraffic" | "bannedSource" | "bannedCountry" | "disposableEmail" | "tooFast" | "clickVelocity";
                /** @description From 1; default 1 */
                page?: number;
                /** @description Default: the largest, 100 */
                pageSize?: number;
                /** @description The id of the last item you have: answers what follows */
                startingAfter?: string;
                /** @description The id of the first item you have: answers what precedes */
                endingBefore?: string;
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
                    "application/json": components["schemas"]["FraudFlag"][];
                };
            };
        };
    };
    listGroups: {
        parameters: {
            query?: {
                programId?: string;
                /** @description In name and slug */
                search?: string;
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
                    "application/json": components["schemas"]["Group"][];
                };
            };
        };
    };
    createGroup: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    programId: string;
                    name: string;
                    /** @description Lower-case letters, digits and dashes; unique in the program */
                    slug?: string;
                    /**
                     * @description Default: gray
                     * @enum {string}
                     */
                    color?: "red" | "yellow" | "green" | "blue" | "purple" | "brown" | "gray" | "pink";
                    /** @description null: the program’s */
                    holdingPeriodDays?: number | null;
                    /** @description null: as in the program */
                    autoApprove?: boolean | null;
                    /**
                     * @description What partners hand out: a short link, or the destination with ?via=. Default: short
                     * @enum {string}
                     */
                    linkStructure?: "short" | "query";
                    /** @description Made for each new partner. Empty: one to the address of the program */
                    defaultLinks?: {
                        /** @description An http(s) address */
                        url: string;
                    }[];
                    /** @description Where links that partners add may lead. Empty: to the site of the program */
                    allowedDestinations?: {
                        /** @example shop.example.com */
                        domain: string;
                        /** @description What the path begins with; default: / */
                        path?: string;
                        /**
                         * @description domain: every path that begins so; exact: that path alone. Default: domain
                         * @enum {string}
                         */
                        match?: "domain" | "exact";
                    }[];
                    /** @description Links of one partner; default: 10 */
                    maxLinks?: number;
                    /** @description Partners for whom all of these hold move into the group. Empty: nobody does */
                    moveRules?: {
                        /** @enum {string} */
                        attribute: "totalLeads" | "totalSales" | "totalSaleAmount" | "totalCommissions";
                        /** @description From; amounts in minor units of the program’s currency */
                        gte: number;
                        /** @description Up to, but not including */
                        lt?: number;
                    }[];
                    /** @description The http(s) address of a picture */
                    logo?: string | null;
                    /** @description #rrggbb */
                    brandColor?: string | null;
                    landing?: {
                        title: string;
                        subtitle?: string;
                        blocks?: {
                            /** @enum {string} */
                            type: "text" | "image" | "files" | "questions" | "calculator";
                            /** @description Of a text: Markdown */
                            text?: string;
                            /** @description Of an image: its http(s) address */
                            url?: string;
                            /** @description Of an image: what it shows */
                            alt?: string;
                            files?: {
                                name: string;
                                /** @description An http(s) address */
                                url: string;
                            }[];
                            questions?: {
                                question: string;
                                answer: string;
                            }[];
                            /** @description Of a calculator: one sale, in minor units of the program’s currency */
                            saleAmount?: number;
                            /** @description Of a calculator: how far its slider goes */
                            maxSales?: number;
                        }[];
                    } | null;
                    applicationForm?: {
                        /** @description Its name in applications: a letter, then letters, digits, _ and - */
                        key: string;
                        /** @description The question */
                        label: string;
                        /** @enum {string} */
                        type: "short-text" | "long-text" | "select" | "multi-select" | "url";
                        /** @description Default: false */
                        required?: boolean;
                        /** @description Of a select: what can be chosen */
                        options?: string[];
                        /** @description Of a text: characters of the answer */
                        maxLength?: number;
                    }[] | null;
                    resources?: {
                        /** @enum {string} */
                        kind: "link" | "file" | "logo" | "color";
                        name: string;
                        /** @description An http(s) address; of a color: #rrggbb */
                        value: string;
                    }[] | null;
                };
            };
        };
        responses: {
            /** @description Done */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Group"];
                };
            };
        };
    };
    getGroup: {
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
                    "application/json": components["schemas"]["Group"];
                };
            };
        };
    };
    deleteGroup: {
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
                    };
                };
            };
        };
    };
    updateGroup: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name?: string;
                    /** @description Lower-case letters, digits and dashes; unique in the program */
                    slug?: string;
                    /**
                     * @description Default: gray
                     * @enum {string}
                     */
                    color?: "red" | "yellow" | "green" | "blue" | "purple" | "brown" | "gray" | "pink";
                    /** @description null: the program’s */
                    holdingPeriodDays?: number | null;
                    /** @description null: as in the program */
                    autoApprove?: boolean | null;
                    /**
                     * @description What partners hand out: a short link, or the destination with ?via=. Default: short
                     * @enum {string}
                     */
                    linkStructure?: "short" | "query";
                    /** @description Made for each new partner. Empty: one to the address of the program */
                    defaultLinks?: {
                        /** @description An http(s) address */
                        url: string;
                    }[];
                    /** @description Where links that partners add may lead. Empty: to the site of the program */
                    allowedDestinations?: {
                        /** @example shop.example.com */
                        domain: string;
                        /** @description What the path begins with; default: / */
                        path?: string;
                        /**
                         * @description domain: every path that begins so; exact: that path alone. Default: domain
                         * @enum {string}
                         */
                        match?: "domain" | "exact";
                    }[];
                    /** @description Links of one partner; default: 10 */
                    maxLinks?: number;
                    /** @description Partners for whom all of these hold move into the group. Empty: nobody does */
                    moveRules?: {
                        /** @enum {string} */
                        attribute: "totalLeads" | "totalSales" | "totalSaleAmount" | "totalCommissions";
                        /** @description From; amounts in minor units of the program’s currency */
                        gte: number;
                        /** @description Up to, but not including */
                        lt?: number;
                    }[];
                    /** @description The http(s) address of a picture */
                    logo?: string | null;
                    /** @description #rrggbb */
                    brandColor?: string | null;
                    landing?: {
                        title: string;
                        subtitle?: string;
                        blocks?: {
                            /** @enum {string} */
                            type: "text" | "image" | "files" | "questions" | "calculator";
                            /** @description Of a text: Markdown */
                            text?: string;
                            /** @description Of an image: its http(s) address */
                            url?: string;
                            /** @description Of an image: what it shows */
                            alt?: string;
                            files?: {
                                name: string;
                                /** @description An http(s) address */
                                url: string;
                            }[];
                            questions?: {
                                question: string;
                                answer: string;
                            }[];
                            /** @description Of a calculator: one sale, in minor units of the program’s currency */
                            saleAmount?: number;
                            /** @description Of a calculator: how far its slider goes */
                            maxSales?: number;
                        }[];
                    } | null;
                    applicationForm?: {
                        /** @description Its name in applications: a letter, then letters, digits, _ and - */
                        key: string;
                        /** @description The question */
                        label: string;
                        /** @enum {string} */
                        type: "short-text" | "long-text" | "select" | "multi-select" | "url";
                        /** @description Default: false */
                        required?: boolean;
                        /** @description Of a select: what can be chosen */
                        options?: string[];
                        /** @description Of a text: characters of the answer */
                        maxLength?: number;
                    }[] | null;
                    resources?: {
                        /** @enum {string} */
                        kind: "link" | "file" | "logo" | "color";
                        name: string;
                        /** @description An http(s) address; of a color: #rrggbb */
                        value: string;
                    }[] | null;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Group"];
                };
            };
        };
    };
    listInvitations: {
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
                    "application/json": components["schemas"]["Invitation"][];
                };
            };
        };
    };
    inviteMember: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description Case does not matter
                     * @example grace@example.com
                     */
                    email: string;
                    /**
                     * @description owner: everything; admin: everything but owners; member: the daily work; viewer: reads; billing: payouts
                     * @enum {string}
                     */
                    role: "owner" | "admin" | "member" | "viewer" | "billing";
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Invitation"];
                };
            };
        };
    };
    listJobs: {
        parameters: {
            query?: {
                /** @description Default: failed, those that are not tried again by themselves */
                status?: "failed" | "waiting" | "running";
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
                    "application/json": components["schemas"]["Job"][];
                };
            };
        };
    };
    listLedgerEntries: {
        parameters: {
            query?: {
                programId?: string;
                /** @description Then `balance` is the partner’s, too */
                partnerId?: string;
                account?: "expense" | "accrued" | "payable" | "in_transit" | "paid";
                cause?: "commission_accrued" | "commission_matured" | "commission_adjusted" | "commission_reversed" | "commission_canceled" | "commission_restored" | "payout_sent" | "payout_completed" | "payout_failed" | "payout_returned" | "payout_canceled" | "enrollment_merged";
                currency?: string;
                /** @description Booked from then on, in ISO 8601: a day is UTC */
                start?: string;
                /** @description Booked before then: 2031-06-01 ends May */
                end?: string;
                /** @description By booking date. Default: asc, the oldest first */
                sortOrder?: "asc" | "desc";
                /** @description Default: the largest, 100 */
                pageSize?: number;
                /** @description The id of the last item you have: answers what follows */
                startingAfter?: string;
                /** @description The id of the first item you have: answers what precedes */
                endingBefore?: string;
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
                    "application/json": components["schemas"]["JournalEntry"][];
                };
            };
        };
    };
    listLinks: {
        parameters: {
            query?: {
                /** @description One domain, several (a,b) or all others (-a) */
                domain?: string;
                /** @description Deprecated: use tagIds */
                tagId?: string;
                /** @description Links with at least one of these tags, joined by commas */
                tagIds?: string | string[];
                /** @description Links with at least one of these tags, joined by commas */
                tagNames?: string | string[];
                /** @description One folder, several (a,b), all others (-a), or unsorted for none. Default: every link */
                folderId?: string;
                /** @description Part of the short link or of the destination */
                search?: string;
                userId?: string;
                tenantId?: string;
                /** @description Archived links too */
                showArchived?: boolean;
                /** @description Only links that have a tag */
                withTags?: boolean;
                /** @description Default: createdAt */
                sortBy?: "createdAt" | "clicks" | "saleAmount" | "lastClicked";
                /** @description Default: createdAt */
                sort?: "createdAt" | "clicks" | "saleAmount" | "lastClicked";
                /** @description Default: desc */
                sortOrder?: "asc" | "desc";
                /** @description From 1; default 1 */
                page?: number;
                /** @description Default: the largest, 100 */
                pageSize?: number;
                /** @description The id of the last item you have: answers what follows */
                startingAfter?: string;
                /** @description The id of the first item you have: answers what precedes */
                endingBefore?: string;
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
                        /** @example link_1C3MxQp0yTfWJ2k */
                        id: string;
                        domain: string;
                        key: string;
                        /** @example https://go.example.com/summer */
                        shortLink: string;
                        /** @description The address of a PNG */
                        qrCode: string;
                        /** @description The destination, with its UTM parameters */
                        url: string;
                        externalId: string | null;
                        tenantId: string | null;
                        programId: string | null;
                        partnerId: string | null;
                        trackConversion: boolean;
                        archived: boolean;
                        publicStats: boolean;
                        proxy: boolean;
                        rewrite: boolean;
                        doIndex: boolean;
                        comments: string | null;
                        /** @description ISO 8601 */
                        expiresAt: string | null;
                        expiredUrl: string | null;
                        title: string | null;
                        description: string | null;
                        image: string | null;
                        video: string | null;
                        ios: string | null;
                        android: string | null;
                        geo: {
                            [key: string]: string;
                        } | null;
                        /** @description ISO 8601 */
                        disabledAt: string | null;
                        /** @description ******** when there is one */
                        password: string | null;
                        tags: {
                            /** @example tag_1C3MxQp0yTfWJ2k */
                            id: string;
                            name: string;
                            color: string;
                        }[] | null;
                        /** @description The first tag. Deprecated: use tags */
                        tagId: string | null;
                        folderId: string | null;
                        utm_source: string | null;
                        utm_medium: string | null;
                        utm_campaign: string | null;
                        utm_term: string | null;
                        utm_content: string | null;
                        testVariants: {
                            url: string;
                            percentage: number;
                        }[] | null;
                        /** @description ISO 8601 */
                        testStartedAt: string | null;
                        /** @description ISO 8601 */
                        testCompletedAt: string | null;
                        /** @description Always null: keys, not people, create links here */
                        userId: string | null;
                        workspaceId: string;
                        /** @description The same as workspaceId */
                        projectId: string;
                        webhookIds: string[];
                        clicks: number;
                        leads: number;
                        conversions: number;
                        sales: number;
                        /** @description In minor units of the workspace currency */
                        saleAmount: number;
                        /** @description ISO 8601 */
                        lastClicked: string | null;
                        /** @description ISO 8601 */
                        createdAt: string;
                        /** @description ISO 8601 */
                        updatedAt: string;
                    }[];
                };
            };
        };
    };
    createLink: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description The destination. http, https or an app scheme; example.com gets https://
                     * @example https://example.com/pricing
                     */
                    url: string;
                    /** @description Default: your primary domain */
                    domain?: string;
                    /** @description The part after the slash. Default: 7 random characters */
                    key?: string;
                    /** @description Your own id, unique in the workspace. ext_<it> finds the link again */
                    externalId?: string | null;
                    /** @description Length of a random key; default 7 */
                    keyLength?: number;
                    /** @description Put before a random key: prefix/key */
                    prefix?: string;
                    /** @description The tenant of yours that the link belongs to */
                    tenantId?: string | null;
                    /** @description The program whose partner promotes the link */
                    programId?: string | null;
                    /** @description The partner who promotes the link */
                    partnerId?: string | null;
                    /** @description Track leads and sales. Default: the switch of the workspace */
                    trackConversion?: boolean;
                    /** @description Hidden from lists; it goes on redirecting */
                    archived?: boolean;
                    /** @description Whoever has the link may see its figures */
                    publicStats?: boolean;
                    /** @description Previews in chats and feeds show title, description and image of the link */
                    proxy?: boolean;
                    /** @description Show the destination below the short address */
                    rewrite?: boolean;
                    /** @description Search engines may list the short link */
                    doIndex?: boolean;
                    /** @description Notes of yours */
                    comments?: string | null;
                    /** @description When the link stops, as an ISO 8601 time */
                    expiresAt?: string | null;
                    /** @description Where visitors go after that */
                    expiredUrl?: string | null;
                    /** @description Title of the preview */
                    title?: string | null;
                    /** @description Text of the preview */
                    description?: string | null;
                    /** @description Picture of the preview: an http(s) address */
                    image?: string | null;
                    /** @description Video of the preview: an http(s) address */
                    video?: string | null;
                    /** @description Destination on iPhone and iPad */
                    ios?: string | null;
                    /** @description Destination on Android */
                    android?: string | null;
                    /**
                     * @description Destinations by country code
                     * @example {
                     *       "DE": "https://example.com/de"
                     *     }
                     */
                    geo?: {
                        [key: string]: string;
                    } | null;
                    /** @description The ids of the tags: an array, or a text with commas */
                    tagIds?: string | string[] | null;
                    /** @description The names of the tags, in any case: an array, or a text with commas */
                    tagNames?: string | string[] | null;
                    /** @description One tag. Deprecated: use tagIds */
                    tagId?: string | null;
                    /** @description The folder that holds the link */
                    folderId?: string | null;
                    /** @description Visitors must enter it. Stored as a hash and never shown */
                    password?: string | null;
                    /** @description Also set in the destination */
                    utm_source?: string | null;
                    /** @description Also set in the destination */
                    utm_medium?: string | null;
                    /** @description Also set in the destination */
                    utm_campaign?: string | null;
                    /** @description Also set in the destination */
                    utm_term?: string | null;
                    /** @description Also set in the destination */
                    utm_content?: string | null;
                    /** @description Sets the parameter ref in the destination */
                    ref?: string | null;
                    /** @description An A/B test: 2 to 4 destinations whose percentages sum to 100 */
                    testVariants?: {
                        url: string;
                        percentage: number;
                    }[] | null;
                    /** @description Default: now */
                    testStartedAt?: string | null;
                    /** @description When the test ends; from then on all visitors go to url */
                    testCompletedAt?: string | null;
                    /** @description Not used */
                    webhookIds?: string[] | null;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @example link_1C3MxQp0yTfWJ2k */
                        id: string;
                        domain: string;
                        key: string;
                        /** @example https://go.example.com/summer */
                        shortLink: string;
                        /** @description The address of a PNG */
                        qrCode: string;
                        /** @description The destination, with its UTM parameters */
                        url: string;
                        externalId: string | null;
                        tenantId: string | null;
                        programId: string | null;
                        partnerId: string | null;
                        trackConversion: boolean;
                        archived: boolean;
                        publicStats: boolean;
                        proxy: boolean;
                        rewrite: boolean;
                        doIndex: boolean;
                        comments: string | null;
                        /** @description ISO 8601 */
                        expiresAt: string | null;
                        expiredUrl: string | null;
                        title: string | null;
                        description: string | null;
                        image: string | null;
                        video: string | null;
                        ios: string | null;
                        android: string | null;
                        geo: {
                            [key: string]: string;
                        } | null;
                        /** @description ISO 8601 */
                        disabledAt: string | null;
                        /** @description ******** when there is one */
                        password: string | null;
                        tags: {
                            /** @example tag_1C3MxQp0yTfWJ2k */
                            id: string;
                            name: string;
                            color: string;
                        }[] | null;
                        /** @description The first tag. Deprecated: use tags */
                        tagId: string | null;
                        folderId: string | null;
                        utm_source: string | null;
                        utm_medium: string | null;
                        utm_campaign: string | null;
                        utm_term: string | null;
                        utm_content: string | null;
                        testVariants: {
                            url: string;
                            percentage: number;
                        }[] | null;
                        /** @description ISO 8601 */
                        testStartedAt: string | null;
                        /** @description ISO 8601 */
                        testCompletedAt: string | null;
                        /** @description Always null: keys, not people, create links here */
                        userId: string | null;
                        workspaceId: string;
                        /** @description The same as workspaceId */
                        projectId: string;
                        webhookIds: string[];
                        clicks: number;
                        leads: number;
                        conversions: number;
                        sales: number;
                        /** @description In minor units of the workspace currency */
                        saleAmount: number;
                        /** @description ISO 8601 */
                        lastClicked: string | null;
                        /** @description ISO 8601 */
                        createdAt: string;
                        /** @description ISO 8601 */
                        updatedAt: string;
                    };
                };
            };
        };
    };
    getLink: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description link_… or ext_<externalId> */
                linkId: string;
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
                        /** @example link_1C3MxQp0yTfWJ2k */
                        id: string;
                        domain: string;
                        key: string;
                        /** @example https://go.example.com/summer */
                        shortLink: string;
                        /** @description The address of a PNG */
                        qrCode: string;
                        /** @description The destination, with its UTM parameters */
                        url: string;
                        externalId: string | null;
                        tenantId: string | null;
                        programId: string | null;
                        partnerId: string | null;
                        trackConversion: boolean;
                        archived: boolean;
                        publicStats: boolean;
                        proxy: boolean;
                        rewrite: boolean;
                        doIndex: boolean;
                        comments: string | null;
                        /** @description ISO 8601 */
                        expiresAt: string | null;
                        expiredUrl: string | null;
                        title: string | null;
                        description: string | null;
                        image: string | null;
                        video: string | null;
                        ios: string | null;
                        android: string | null;
                        geo: {
                            [key: string]: string;
                        } | null;
                        /** @description ISO 8601 */
                        disabledAt: string | null;
                        /** @description ******** when there is one */
                        password: string | null;
                        tags: {
                            /** @example tag_1C3MxQp0yTfWJ2k */
                            id: string;
                            name: string;
                            color: string;
                        }[] | null;
                        /** @description The first tag. Deprecated: use tags */
                        tagId: string | null;
                        folderId: string | null;
                        utm_source: string | null;
                        utm_medium: string | null;
                        utm_campaign: string | null;
                        utm_term: string | null;
                        utm_content: string | null;
                        testVariants: {
                            url: string;
                            percentage: number;
                        }[] | null;
                        /** @description ISO 8601 */
                        testStartedAt: string | null;
                        /** @description ISO 8601 */
                        testCompletedAt: string | null;
                        /** @description Always null: keys, not people, create links here */
                        userId: string | null;
                        workspaceId: string;
                        /** @description The same as workspaceId */
                        projectId: string;
                        webhookIds: string[];
                        clicks: number;
                        leads: number;
                        conversions: number;
                        sales: number;
                        /** @description In minor units of the workspace currency */
                        saleAmount: number;
                        /** @description ISO 8601 */
                        lastClicked: string | null;
                        /** @description ISO 8601 */
                        createdAt: string;
                        /** @description ISO 8601 */
                        updatedAt: string;
                    };
                };
            };
        };
    };
    deleteLink: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description link_… or ext_<externalId> */
                linkId: string;
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
                    };
                };
            };
        };
    };
    updateLink: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description link_… or ext_<externalId> */
                linkId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description The destination. http, https or an app scheme; example.com gets https://
                     * @example https://example.com/pricing
                     */
                    url?: string;
                    /** @description Default: your primary domain */
                    domain?: string;
                    /** @description The part after the slash. Default: 7 random characters */
                    key?: string;
                    /** @description Your own id, unique in the workspace. ext_<it> finds the link again */
                    externalId?: string | null;
                    /** @description The tenant of yours that the link belongs to */
                    tenantId?: string | null;
                    /** @description The program whose partner promotes the link */
                    programId?: string | null;
                    /** @description The partner who promotes the link */
                    partnerId?: string | null;
                    /** @description Track leads and sales. Default: the switch of the workspace */
                    trackConversion?: boolean;
                    /** @description Hidden from lists; it goes on redirecting */
                    archived?: boolean;
                    /** @description Whoever has the link may see its figures */
                    publicStats?: boolean;
                    /** @description Previews in chats and feeds show title, description and image of the link */
                    proxy?: boolean;
                    /** @description Show the destination below the short address */
                    rewrite?: boolean;
                    /** @description Search engines may list the short link */
                    doIndex?: boolean;
                    /** @description Notes of yours */
                    comments?: string | null;
                    /** @description When the link stops, as an ISO 8601 time */
                    expiresAt?: string | null;
                    /** @description Where visitors go after that */
                    expiredUrl?: string | null;
                    /** @description Title of the preview */
                    title?: string | null;
                    /** @description Text of the preview */
                    description?: string | null;
                    /** @description Picture of the preview: an http(s) address */
                    image?: string | null;
                    /** @description Video of the preview: an http(s) address */
                    video?: string | null;
                    /** @description Destination on iPhone and iPad */
                    ios?: string | null;
                    /** @description Destination on Android */
                    android?: string | null;
                    /**
                     * @description Destinations by country code
                     * @example {
                     *       "DE": "https://example.com/de"
                     *     }
                     */
                    geo?: {
                        [key: string]: string;
                    } | null;
                    /** @description The ids of the tags: an array, or a text with commas */
                    tagIds?: string | string[] | null;
                    /** @description The names of the tags, in any case: an array, or a text with commas */
                    tagNames?: string | string[] | null;
                    /** @description One tag. Deprecated: use tagIds */
                    tagId?: string | null;
                    /** @description The folder that holds the link */
                    folderId?: string | null;
                    /** @description Visitors must enter it. Stored as a hash and never shown */
                    password?: string | null;
                    /** @description Also set in the destination */
                    utm_source?: string | null;
                    /** @description Also set in the destination */
                    utm_medium?: string | null;
                    /** @description Also set in the destination */
                    utm_campaign?: string | null;
                    /** @description Also set in the destination */
                    utm_term?: string | null;
                    /** @description Also set in the destination */
                    utm_content?: string | null;
                    /** @description Sets the parameter ref in the destination */
                    ref?: string | null;
                    /** @description An A/B test: 2 to 4 destinations whose percentages sum to 100 */
                    testVariants?: {
                        url: string;
                        percentage: number;
                    }[] | null;
                    /** @description Default: now */
                    testStartedAt?: string | null;
                    /** @description When the test ends; from then on all visitors go to url */
                    testCompletedAt?: string | null;
                    /** @description Not used */
                    webhookIds?: string[] | null;
                    /** @description The updatedAt that was read: 409 when somebody has changed the link since */
                    ifUpdatedAt?: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @example link_1C3MxQp0yTfWJ2k */
                        id: string;
                        domain: string;
                        key: string;
                        /** @example https://go.example.com/summer */
                        shortLink: string;
                        /** @description The address of a PNG */
                        qrCode: string;
                        /** @description The destination, with its UTM parameters */
                        url: string;
                        externalId: string | null;
                        tenantId: string | null;
                        programId: string | null;
                        partnerId: string | null;
                        trackConversion: boolean;
                        archived: boolean;
                        publicStats: boolean;
                        proxy: boolean;
                        rewrite: boolean;
                        doIndex: boolean;
                        comments: string | null;
                        /** @description ISO 8601 */
                        expiresAt: string | null;
                        expiredUrl: string | null;
                        title: string | null;
                        description: string | null;
                        image: string | null;
                        video: string | null;
                        ios: string | null;
                        android: string | null;
                        geo: {
                            [key: string]: string;
                        } | null;
                        /** @description ISO 8601 */
                        disabledAt: string | null;
                        /** @description ******** when there is one */
                        password: string | null;
                        tags: {
                            /** @example tag_1C3MxQp0yTfWJ2k */
                            id: string;
                            name: string;
                            color: string;
                        }[] | null;
                        /** @description The first tag. Deprecated: use tags */
                        tagId: string | null;
                        folderId: string | null;
                        utm_source: string | null;
                        utm_medium: string | null;
                        utm_campaign: string | null;
                        utm_term: string | null;
                        utm_content: string | null;
                        testVariants: {
                            url: string;
                            percentage: number;
                        }[] | null;
                        /** @description ISO 8601 */
                        testStartedAt: string | null;
                        /** @description ISO 8601 */
                        testCompletedAt: string | null;
                        /** @description Always null: keys, not people, create links here */
                        userId: string | null;
                        workspaceId: string;
                        /** @description The same as workspaceId */
                        projectId: string;
                        webhookIds: string[];
                        clicks: number;
                        leads: number;
                        conversions: number;
                        sales: number;
                        /** @description In minor units of the workspace currency */
                        saleAmount: number;
                        /** @description ISO 8601 */
                        lastClicked: string | null;
                        /** @description ISO 8601 */
                        createdAt: string;
                        /** @description ISO 8601 */
                        updatedAt: string;
                    };
                };
            };
        };
    };
    listMembers: {
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
                    "application/json": components["schemas"]["Member"][];
                };
            };
        };
    };
    listPartners: {
        parameters: {
            query?: {
                /** @description Default: the oldest program that is not deactivated */
                programId?: string | null;
                status?: "pending" | "approved" | "rejected" | "invited" | "declined" | "archived" | "deactivated" | "banned";
                groupId?: string;
                country?: string;
                tenantId?: string;
                /** @description Exactly this address */
                email?: string;
                /** @description Part of the name, e-mail address, company or id */
                search?: string;
                /** @description Default: totalSaleAmount */
                sortBy?: "createdAt" | "totalClicks" | "totalLeads" | "totalConversions" | "totalSales" | "totalSaleAmount" | "totalCommissions";
                /** @description Default: desc */
                sortOrder?: "asc" | "desc";
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
                    "application/json": {
                        /** @example pn_1C3MxQp0yTfWJ2k */
                        id: string;
                        /** @description The same as id */
                        partnerId: string;
                        /** @example enr_1C3MxQp0yTfWJ2k */
                        enrollmentId: string;
                        referredById: string | null;
                        programId: string;
                        groupId: string;
                        tenantId: string | null;
                        /** @enum {string} */
                        status: "pending" | "approved" | "rejected" | "invited" | "declined" | "archived" | "deactivated" | "banned";
                        name: string;
                        username: string | null;
                        email: string | null;
                        /** @description ISO 8601 */
                        emailVerifiedAt: string | null;
                        image: string | null;
                        description: string | null;
                        country: string | null;
                        companyName: string | null;
                        locale: string | null;
                        /**
                         * @description Always draft: there is no network of partners here
                         * @enum {string}
                         */
                        networkStatus: "draft" | "submitted" | "approved" | "rejected" | "trusted";
                        /** @description Always null: how partners are paid is between them and the payout provider */
                        defaultPayoutMethod: null;
                        /** @description Always null: how partners are paid is between them and the payout provider */
                        paypalEmail: null;
                        /** @description Always null: how partners are paid is between them and the payout provider */
                        stripeConnectId: null;
                        /** @description Has a payout method since then */
                        payoutsEnabledAt: string | null;
                        /** @description Not used */
                        identityVerifiedAt: null;
                        /** @description No rule moves the partner to another group */
                        groupLocked: boolean;
                        /** @description Agreed to be shown on the leaderboard with name and earnings */
                        listed: boolean;
                        /** @description Sees customers' e-mail addresses unmasked */
                        sharesCustomers: boolean;
                        links: {
                            id: string;
                            domain: string;
                            key: string;
                            shortLink: string;
                            /** @description What the partner hands out: the short link, or the destination with ?via= */
                            shareUrl: string;
                            /** @description The destination */
                            url: string;
                            clicks: number;
                            leads: number;
                            conversions: number;
                            sales: number;
                            /** @description Minor units */
                            saleAmount: number;
                        }[] | null;
                        totalClicks: number;
                        totalLeads: number;
                        totalConversions: number;
                        totalSales: number;
                        /** @description Minor units */
                        totalSaleAmount: number;
                        /** @description Minor units */
                        totalCommissions: number;
                        /** @description Where the commissions stand: held, due, on their way, paid */
                        earnings: {
                            currency: string;
                            /** @description Minor units */
                            accrued: number;
                            /** @description Minor units */
                            payable: number;
                            /** @description Minor units */
                            inTransit: number;
                            /** @description Minor units */
                            paid: number;
                        };
                        /** @description ISO 8601 */
                        bannedAt: string | null;
                        bannedReason: ("tos_violation" | "inappropriate_content" | "fake_traffic" | "fraud" | "spam" | "brand_abuse") | null;
                        application: {
                            rejectionReason: ("needsMoreDetail" | "doesNotMeetRequirements" | "notTheRightFit" | "other") | null;
                            rejectionNote: string | null;
                            /** @description ISO 8601 */
                            reviewedAt: string | null;
                        } | null;
                        /** @description When the partner was enrolled, as ISO 8601 */
                        createdAt: string;
                    }[];
                };
            };
        };
    };
    createPartner: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @example ada@example.com */
                    email: string;
                    /** @description Full name, or that of the company. Default: the e-mail address */
                    name?: string | null;
                    /** @description Unique in the workspace; the key of the first link is made of it */
                    username?: string | null;
                    /** @description An http or https address of a picture */
                    image?: string | null;
                    /** @description Two letters (ISO 3166-1) */
                    country?: string | null;
                    /** @description The legal name of a company */
                    companyName?: string | null;
                    /** @description Who the partner is */
                    description?: string | null;
                    /** @description The language of mails, and how figures are written (BCP 47): pt-BR. Default: what the partner first reads the dashboard in */
                    locale?: string | null;
                    /** @description Your own id of the partner */
                    tenantId?: string | null;
                    /** @description Default: the group "default" */
                    groupId?: string | null;
                    linkProps?: {
                        /** @description Your own id, unique in the workspace. ext_<it> finds the link again */
                        externalId?: string | null;
                        /** @description Length of a random key; default 7 */
                        keyLength?: number;
                        /** @description Put before a random key: prefix/key */
                        prefix?: string;
                        /** @description The tenant of yours that the link belongs to */
                        tenantId?: string | null;
                        /** @description Hidden from lists; it goes on redirecting */
                        archived?: boolean;
                        /** @description Whoever has the link may see its figures */
                        publicStats?: boolean;
                        /** @description Previews in chats and feeds show title, description and image of the link */
                        proxy?: boolean;
                        /** @description Show the destination below the short address */
                        rewrite?: boolean;
                        /** @description Search engines may list the short link */
                        doIndex?: boolean;
                        /** @description Notes of yours */
                        comments?: string | null;
                        /** @description When the link stops, as an ISO 8601 time */
                        expiresAt?: string | null;
                        /** @description Where visitors go after that */
                        expiredUrl?: string | null;
                        /** @description Title of the preview */
                        title?: string | null;
                        /** @description Text of the preview */
                        description?: string | null;
                        /** @description Picture of the preview: an http(s) address */
                        image?: string | null;
                        /** @description Video of the preview: an http(s) address */
                        video?: string | null;
                        /** @description Destination on iPhone and iPad */
                        ios?: string | null;
                        /** @description Destination on Android */
                        android?: string | null;
                        /**
                         * @description Destinations by country code
                         * @example {
                         *       "DE": "https://example.com/de"
                         *     }
                         */
                        geo?: {
                            [key: string]: string;
                        } | null;
                        /** @description The ids of the tags: an array, or a text with commas */
                        tagIds?: string | string[] | null;
                        /** @description The names of the tags, in any case: an array, or a text with commas */
                        tagNames?: string | string[] | null;
                        /** @description One tag. Deprecated: use tagIds */
                        tagId?: string | null;
                        /** @description The folder that holds the link */
                        folderId?: string | null;
                        /** @description Visitors must enter it. Stored as a hash and never shown */
                        password?: string | null;
                        /** @description Also set in the destination */
                        utm_source?: string | null;
                        /** @description Also set in the destination */
                        utm_medium?: string | null;
                        /** @description Also set in the destination */
                        utm_campaign?: string | null;
                        /** @description Also set in the destination */
                        utm_term?: string | null;
                        /** @description Also set in the destination */
                        utm_content?: string | null;
                        /** @description Sets the parameter ref in the destination */
                        ref?: string | null;
                        /** @description An A/B test: 2 to 4 destinations whose percentages sum to 100 */
                        testVariants?: {
                            url: string;
                            percentage: number;
                        }[] | null;
                        /** @description Default: now */
                        testStartedAt?: string | null;
                        /** @description When the test ends; from then on all visitors go to url */
                        testCompletedAt?: string | null;
                        /** @description Not used */
                        webhookIds?: string[] | null;
                    };
                    /** @description The enrollmentId of the partner who brought this one: earns by referral rewards */
                    referredById?: string | null;
                    /** @description Default: the oldest program that is not deactivated */
                    programId?: string | null;
                };
            };
        };
        responses: {
            /** @description Done */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @example pn_1C3MxQp0yTfWJ2k */
                        id: string;
                        /** @description The same as id */
                        partnerId: string;
                        /** @example enr_1C3MxQp0yTfWJ2k */
                        enrollmentId: string;
                        referredById: string | null;
                        programId: string;
                        groupId: string;
                        tenantId: string | null;
                        /** @enum {string} */
                        status: "pending" | "approved" | "rejected" | "invited" | "declined" | "archived" | "deactivated" | "banned";
                        name: string;
                        username: string | null;
                        email: string | null;
                        /** @description ISO 8601 */
                        emailVerifiedAt: string | null;
                        image: string | null;
                        description: string | null;
                        country: string | null;
                        companyName: string | null;
                        locale: string | null;
                        /**
                         * @description Always draft: there is no network of partners here
                         * @enum {string}
                         */
                        networkStatus: "draft" | "submitted" | "approved" | "rejected" | "trusted";
                        /** @description Always null: how partners are paid is between them and the payout provider */
                        defaultPayoutMethod: null;
                        /** @description Always null: how partners are paid is between them and the payout provider */
                        paypalEmail: null;
                        /** @description Always null: how partners are paid is between them and the payout provider */
                        stripeConnectId: null;
                        /** @description Has a payout method since then */
                        payoutsEnabledAt: string | null;
                        /** @description Not used */
                        identityVerifiedAt: null;
                        /** @description No rule moves the partner to another group */
                        groupLocked: boolean;
                        /** @description Agreed to be shown on the leaderboard with name and earnings */
                        listed: boolean;
                        /** @description Sees customers' e-mail addresses unmasked */
                        sharesCustomers: boolean;
                        links: {
                            id: string;
                            domain: string;
                            key: string;
                            shortLink: string;
                            /** @description What the partner hands out: the short link, or the destination with ?via= */
                            shareUrl: string;
                            /** @description The destination */
                            url: string;
                            clicks: number;
                            leads: number;
                            conversions: number;
                            sales: number;
                            /** @description Minor units */
                            saleAmount: number;
                        }[] | null;
                        totalClicks: number;
                        totalLeads: number;
                        totalConversions: number;
                        totalSales: number;
                        /** @description Minor units */
                        totalSaleAmount: number;
                        /** @description Minor units */
                        totalCommissions: number;
                        /** @description Where the commissions stand: held, due, on their way, paid */
                        earnings: {
                            currency: string;
                            /** @description Minor units */
                            accrued: number;
                            /** @description Minor units */
                            payable: number;
                            /** @description Minor units */
                            inTransit: number;
                            /** @description Minor units */
                            paid: number;
                        };
                        /** @description ISO 8601 */
                        bannedAt: string | null;
                        bannedReason: ("tos_violation" | "inappropriate_content" | "fake_traffic" | "fraud" | "spam" | "brand_abuse") | null;
                        application: {
                            rejectionReason: ("needsMoreDetail" | "doesNotMeetRequirements" | "notTheRightFit" | "other") | null;
                            rejectionNote: string | null;
                            /** @description ISO 8601 */
                            reviewedAt: string | null;
                        } | null;
                        /** @description When the partner was enrolled, as ISO 8601 */
                        createdAt: string;
                    };
                };
            };
        };
    };
    getPartner: {
        parameters: {
            query?: {
                /** @description Default: the oldest program that is not deactivated */
                programId?: string | null;
            };
            header?: never;
            path: {
                /** @description pn_… or ext_<tenantId> */
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
                        /** @example pn_1C3MxQp0yTfWJ2k */
                        id: string;
                        /** @description The same as id */
                        partnerId: string;
                        /** @example enr_1C3MxQp0yTfWJ2k */
                        enrollmentId: string;
                        referredById: string | null;
                        programId: string;
                        groupId: string;
                        tenantId: string | null;
                        /** @enum {string} */
                        status: "pending" | "approved" | "rejected" | "invited" | "declined" | "archived" | "deactivated" | "banned";
                        name: string;
                        username: string | null;
                        email: string | null;
                        /** @description ISO 8601 */
                        emailVerifiedAt: string | null;
                        image: string | null;
                        description: string | null;
                        country: string | null;
                        companyName: string | null;
                        locale: string | null;
                        /**
                         * @description Always draft: there is no network of partners here
                         * @enum {string}
                         */
                        networkStatus: "draft" | "submitted" | "approved" | "rejected" | "trusted";
                        /** @description Always null: how partners are paid is between them and the payout provider */
                        defaultPayoutMethod: null;
                        /** @description Always null: how partners are paid is between them and the payout provider */
                        paypalEmail: null;
                        /** @description Always null: how partners are paid is between them and the payout provider */
                        stripeConnectId: null;
                        /** @description Has a payout method since then */
                        payoutsEnabledAt: string | null;
                        /** @description Not used */
                        identityVerifiedAt: null;
                        /** @description No rule moves the partner to another group */
                        groupLocked: boolean;
                        /** @description Agreed to be shown on the leaderboard with name and earnings */
                        listed: boolean;
                        /** @description Sees customers' e-mail addresses unmasked */
                        sharesCustomers: boolean;
                        links: {
                            id: string;
                            domain: string;
                            key: string;
                            shortLink: string;
                            /** @description What the partner hands out: the short link, or the destination with ?via= */
                            shareUrl: string;
                            /** @description The destination */
                            url: string;
                            clicks: number;
                            leads: number;
                            conversions: number;
                            sales: number;
                            /** @description Minor units */
                            saleAmount: number;
                        }[] | null;
                        totalClicks: number;
                        totalLeads: number;
                        totalConversions: number;
                        totalSales: number;
                        /** @description Minor units */
                        totalSaleAmount: number;
                        /** @description Minor units */
                        totalCommissions: number;
                        /** @description Where the commissions stand: held, due, on their way, paid */
                        earnings: {
                            currency: string;
                            /** @description Minor units */
                            accrued: number;
                            /** @description Minor units */
                            payable: number;
                            /** @description Minor units */
                            inTransit: number;
                            /** @description Minor units */
                            paid: number;
                        };
                        /** @description ISO 8601 */
                        bannedAt: string | null;
                        bannedReason: ("tos_violation" | "inappropriate_content" | "fake_traffic" | "fraud" | "spam" | "brand_abuse") | null;
                        application: {
                            rejectionReason: ("needsMoreDetail" | "doesNotMeetRequirements" | "notTheRightFit" | "other") | null;
                            rejectionNote: string | null;
                            /** @description ISO 8601 */
                            reviewedAt: string | null;
                        } | null;
                        /** @description When the partner was enrolled, as ISO 8601 */
                        createdAt: string;
                    };
                };
            };
        };
    };
    erasePartner: {
        parameters: {
            query?: {
                /** @description Erase although something is unpaid: it is canceled. Needs `payouts.write` too. Default: false */
                force?: boolean;
            };
            header?: never;
            path: {
                /** @description pn_… or ext_<tenantId> */
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
                        /** @description Bank files that still name the partner, because transfers to others in them are under way. They are deleted with their age; copies that were downloaded are yours to delete */
                        bankFiles: string[];
                    };
                };
            };
        };
    };
    updatePartner: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description pn_… or ext_<tenantId> */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @example ada@example.com */
                    email?: string;
                    /** @description Full name, or that of the company. Default: the e-mail address */
                    name?: string | null;
                    /** @description Unique in the workspace; the key of the first link is made of it */
                    username?: string | null;
                    /** @description An http or https address of a picture */
                    image?: string | null;
                    /** @description Two letters (ISO 3166-1) */
                    country?: string | null;
                    /** @description The legal name of a company */
                    companyName?: string | null;
                    /** @description Who the partner is */
                    description?: string | null;
                    /** @description The language of mails, and how figures are written (BCP 47): pt-BR. Default: what the partner first reads the dashboard in */
                    locale?: string | null;
                    /** @description Your own id of the partner */
                    tenantId?: string | null;
                    /** @description Default: the group "default" */
                    groupId?: string | null;
                    /** @description No rule moves the partner to another group */
                    groupLocked?: boolean;
                    /** @description Agreed to be shown on the leaderboard with name and earnings */
                    listed?: boolean;
                    /** @description Sees customers' e-mail addresses unmasked */
                    sharesCustomers?: boolean;
                    /** @description The enrollmentId of the partner who brought this one: earns by referral rewards */
                    referredById?: string | null;
                    /** @description Default: the oldest program that is not deactivated */
                    programId?: string | null;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @example pn_1C3MxQp0yTfWJ2k */
                        id: string;
                        /** @description The same as id */
                        partnerId: string;
                        /** @example enr_1C3MxQp0yTfWJ2k */
                        enrollmentId: string;
                        referredById: string | null;
                        programId: string;
                        groupId: string;
                        tenantId: string | null;
                        /** @enum {string} */
                        status: "pending" | "approved" | "rejected" | "invited" | "declined" | "archived" | "deactivated" | "banned";
                        name: string;
                        username: string | null;
                        email: string | null;
                        /** @description ISO 8601 */
                        emailVerifiedAt: string | null;
                        image: string | null;
                        description: string | null;
                        country: string | null;
                        companyName: string | null;
                        locale: string | null;
                        /**
                         * @description Always draft: there is no network of partners here
                         * @enum {string}
                         */
                        networkStatus: "draft" | "submitted" | "approved" | "rejected" | "trusted";
                        /** @description Always null: how partners are paid is between them and the payout provider */
                        defaultPayoutMethod: null;
                        /** @description Always null: how partners are paid is between them and the payout provider */
                        paypalEmail: null;
                        /** @description Always null: how partners are paid is between them and the payout provider */
                        stripeConnectId: null;
                        /** @description Has a payout method since then */
                        payoutsEnabledAt: string | null;
                        /** @description Not used */
                        identityVerifiedAt: null;
                        /** @description No rule moves the partner to another group */
                        groupLocked: boolean;
                        /** @description Agreed to be shown on the leaderboard with name and earnings */
                        listed: boolean;
                        /** @description Sees customers' e-mail addresses unmasked */
                        sharesCustomers: boolean;
                        links: {
                            id: string;
                            domain: string;
                            key: string;
                            shortLink: string;
                            /** @description What the partner hands out: the short link, or the destination with ?via= */
                            shareUrl: string;
                            /** @description The destination */
                            url: string;
                            clicks: number;
                            leads: number;
                            conversions: number;
                            sales: number;
                            /** @description Minor units */
                            saleAmount: number;
                        }[] | null;
                        totalClicks: number;
                        totalLeads: number;
                        totalConversions: number;
                        totalSales: number;
                        /** @description Minor units */
                        totalSaleAmount: number;
                        /** @description Minor units */
                        totalCommissions: number;
                        /** @description Where the commissions stand: held, due, on their way, paid */
                        earnings: {
                            currency: string;
                            /** @description Minor units */
                            accrued: number;
                            /** @description Minor units */
                            payable: number;
                            /** @description Minor units */
                            inTransit: number;
                            /** @description Minor units */
                            paid: number;
                        };
                        /** @description ISO 8601 */
                        bannedAt: string | null;
                        bannedReason: ("tos_violation" | "inappropriate_content" | "fake_traffic" | "fraud" | "spam" | "brand_abuse") | null;
                        application: {
                            rejectionReason: ("needsMoreDetail" | "doesNotMeetRequirements" | "notTheRightFit" | "other") | null;
                            rejectionNote: string | null;
                            /** @description ISO 8601 */
                            reviewedAt: string | null;
                        } | null;
                        /** @description When the partner was enrolled, as ISO 8601 */
                        createdAt: string;
                    };
                };
            };
        };
    };
    listPayouts: {
        parameters: {
            query?: {
                /** @description The way to pay: credit, paypal … */
                provider?: string;
                status?: "pending" | "processing" | "sent" | "completed" | "failed" | "canceled" | "processed";
                programId?: string;
                /** @description Goes before tenantId */
                partnerId?: string;
                tenantId?: string;
                /** @description The run that it belongs to */
                invoiceId?: string;
                /** @description One, several (a,b) or all others (-a) */
                groupId?: string;
                /** @description Default: amount */
                sortBy?: "amount" | "initiatedAt" | "paidAt";
                /** @description Default: desc */
                sortOrder?: "asc" | "desc";
                /** @description From 1; default 1 */
                page?: number;
                /** @description Default: the largest, 100 */
                pageSize?: number;
                /** @description The id of the last item you have: answers what follows */
                startingAfter?: string;
                /** @description The id of the first item you have: answers what precedes */
                endingBefore?: string;
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
                        /** @example po_1Vd4T2sKq0aB3xYz */
                        id: string;
                        /** @description The run that it belongs to */
                        invoiceId: string;
                        programId: string;
                        enrollmentId: string;
                        /** @description In minor units of the currency */
                        amount: number;
                        /** @description What was due besides and stayed payable, since the provider cannot send it */
                        carriedAmount: number;
                        currency: string;
                        /** @enum {string} */
                        status: "pending" | "processing" | "sent" | "completed" | "failed" | "canceled";
                        commissionCount: number;
                        provider: string;
                        /** @description Where it goes, as it may be shown */
                        masked: string;
                        /** @description ISO 8601 */
                        periodStart: string | null;
                        /** @description ISO 8601 */
                        periodEnd: string | null;
                        /** @description ISO 8601 */
                        createdAt: string;
                        /** @description ISO 8601 */
                        updatedAt: string;
                        /** @description ISO 8601 */
                        initiatedAt: string | null;
                        /** @description ISO 8601 */
                        sentAt: string | null;
                        /** @description ISO 8601 */
                        paidAt: string | null;
                        /** @description ISO 8601 */
                        failedAt: string | null;
                        failureReason: string | null;
                        /**
                         * @description external: you book it in your product
                         * @enum {string}
                         */
                        mode: "internal" | "external";
                        method: ("connect" | "paypal") | null;
                        /** @description The provider’s own id */
                        traceId: string | null;
                        partner: {
                            id: string;
                            name: string;
                            email: string | null;
                            image: string | null;
                            defaultPayoutMethod: null;
                            /** @description ISO 8601 */
                            payoutsEnabledAt: string | null;
                            country: string | null;
                            groupId: string | null;
                            tenantId: string | null;
                        };
                    }[];
                };
            };
        };
    };
    listPayoutDrafts: {
        parameters: {
            query?: {
                programId?: string;
                status?: "open" | "confirmed" | "discarded" | "expired";
                source?: "preview" | "request" | "schedule";
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
                    "application/json": {
                        /** @example pd_1Vd4T2sKq0aB3xYz */
                        id: string;
                        programId: string;
                        /** @enum {string} */
                        status: "open" | "confirmed" | "discarded" | "expired";
                        /**
                         * @description Made by a preview, by POST /payouts/drafts or by the program’s schedule
                         * @enum {string}
                         */
                        source: "preview" | "request" | "schedule";
                        /** @description Of its payouts in the program’s currency */
                        amount: number;
                        currency: string;
                        payoutCount: number;
                        /** @description For each currency and provider */
                        totals: {
                            currency: string;
                            provider: string;
                            payouts: number;
                            /** @description In minor units of the currency */
                            amount: number;
                        }[];
                        /** @description The same for drafts that pay the same */
                        digest: string;
                        createdBy: string;
                        /** @description ISO 8601 */
                        createdAt: string;
                        /** @description ISO 8601. Seven days later; it cannot be confirmed then */
                        expiresAt: string;
                        confirmedBy: string | null;
                        /** @description ISO 8601 */
                        confirmedAt: string | null;
                        /** @description The run that paid it */
                        runId: string | null;
                        discardedBy: string | null;
                        /** @description ISO 8601 */
                        discardedAt: string | null;
                    }[];
                };
            };
        };
    };
    createPayoutDraft: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    programId: string;
                    /** @description Only these partners; none or left out: everybody */
                    partnerIds?: string[];
                    /** @description At most so much in all, in minor units of the program’s currency */
                    maxAmount?: number;
                };
            };
        };
        responses: {
            /** @description Done */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @example pd_1Vd4T2sKq0aB3xYz */
                        id: string;
                        programId: string;
                        /** @enum {string} */
                        status: "open" | "confirmed" | "discarded" | "expired";
                        /**
                         * @description Made by a preview, by POST /payouts/drafts or by the program’s schedule
                         * @enum {string}
                         */
                        source: "preview" | "request" | "schedule";
                        /** @description Of its payouts in the program’s currency */
                        amount: number;
                        currency: string;
                        payoutCount: number;
                        /** @description For each currency and provider */
                        totals: {
                            currency: string;
                            provider: string;
                            payouts: number;
                            /** @description In minor units of the currency */
                            amount: number;
                        }[];
                        /** @description The same for drafts that pay the same */
                        digest: string;
                        createdBy: string;
                        /** @description ISO 8601 */
                        createdAt: string;
                        /** @description ISO 8601. Seven days later; it cannot be confirmed then */
                        expiresAt: string;
                        confirmedBy: string | null;
                        /** @description ISO 8601 */
                        confirmedAt: string | null;
                        /** @description The run that paid it */
                        runId: string | null;
                        discardedBy: string | null;
                        /** @description ISO 8601 */
                        discardedAt: string | null;
                        /** @description One page of them */
                        payouts: {
                            partner: {
                                id: string;
                                name: string;
                                email: string | null;
                            };
                            enrollmentId: string;
                            amount: number;
                            currency: string;
                            commissionCount: number;
                            provider: string;
                            /** @description null: credit that the program pays */
                            payoutMethodId: string | null;
                            masked: string;
                        }[];
                    };
                };
            };
        };
    };
    getPayoutDraft: {
        parameters: {
            query?: {
                /** @description From 1; default 1 */
                page?: number;
                /** @description Default: the largest, 100 */
                pageSize?: number;
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
                    "application/json": {
                        /** @example pd_1Vd4T2sKq0aB3xYz */
                        id: string;
                        programId: string;
                        /** @enum {string} */
                        status: "open" | "confirmed" | "discarded" | "expired";
                        /**
                         * @description Made by a preview, by POST /payouts/drafts or by the program’s schedule
                         * @enum {string}
                         */
                        source: "preview" | "request" | "schedule";
                        /** @description Of its payouts in the program’s currency */
                        amount: number;
                        currency: string;
                        payoutCount: number;
                        /** @description For each currency and provider */
                        totals: {
                            currency: string;
                            provider: string;
                            payouts: number;
                            /** @description In minor units of the currency */
                            amount: number;
                        }[];
                        /** @description The same for drafts that pay the same */
                        digest: string;
                        createdBy: string;
                        /** @description ISO 8601 */
                        createdAt: string;
                        /** @description ISO 8601. Seven days later; it cannot be confirmed then */
                        expiresAt: string;
                        confirmedBy: string | null;
                        /** @description ISO 8601 */
                        confirmedAt: string | null;
                        /** @description The run that paid it */
                        runId: string | null;
                        discardedBy: string | null;
                        /** @description ISO 8601 */
                        discardedAt: string | null;
                        /** @description One page of them */
                        payouts: {
                            partner: {
                                id: string;
                                name: string;
                                email: string | null;
                            };
                            enrollmentId: string;
                            amount: number;
                            currency: string;
                            commissionCount: number;
                            provider: string;
                            /** @description null: credit that the program pays */
                            payoutMethodId: string | null;
                            masked: string;
                        }[];
                    };
                };
            };
        };
    };
    discardPayoutDraft: {
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
                        /** @example pd_1Vd4T2sKq0aB3xYz */
                        id: string;
                        programId: string;
                        /** @enum {string} */
                        status: "open" | "confirmed" | "discarded" | "expired";
                        /**
                         * @description Made by a preview, by POST /payouts/drafts or by the program’s schedule
                         * @enum {string}
                         */
                        source: "preview" | "request" | "schedule";
                        /** @description Of its payouts in the program’s currency */
                        amount: number;
                        currency: string;
                        payoutCount: number;
                        /** @description For each currency and provider */
                        totals: {
                            currency: string;
                            provider: string;
                            payouts: number;
                            /** @description In minor units of the currency */
                            amount: number;
                        }[];
                        /** @description The same for drafts that pay the same */
                        digest: string;
                        createdBy: string;
                        /** @description ISO 8601 */
                        createdAt: string;
                        /** @description ISO 8601. Seven days later; it cannot be confirmed then */
                        expiresAt: string;
                        confirmedBy: string | null;
                        /** @description ISO 8601 */
                        confirmedAt: string | null;
                        /** @description The run that paid it */
                        runId: string | null;
                        discardedBy: string | null;
                        /** @description ISO 8601 */
                        discardedAt: string | null;
                        /** @description One page of them */
                        payouts: {
                            partner: {
                                id: string;
                                name: string;
                                email: string | null;
                            };
                            enrollmentId: string;
                            amount: number;
                            currency: string;
                            commissionCount: number;
                            provider: string;
                            /** @description null: credit that the program pays */
                            payoutMethodId: string | null;
                            masked: string;
                        }[];
                    };
                };
            };
        };
    };
    listPayoutFiles: {
        parameters: {
            query?: {
                programId?: string;
                runId?: string;
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
                    "application/json": {
                        /** @example file_1Vd4T2sKq0aB3xYz */
                        id: string;
                        runId: string;
                        provider: string;
                        filename: string;
                        contentType: string;
                        transfers: number;
                        /** @description In minor units of the currency */
                        amount: number;
                        currency: string;
                        /** @enum {string} */
                        status: "written" | "submitted" | "discarded";
                        /** @description ISO 8601 */
                        submittedAt: string | null;
                        /** @description ISO 8601 */
                        discardedAt: string | null;
                        /** @description ISO 8601 */
                        downloadedAt: string | null;
                        /** @description Who had it last */
                        downloadedBy: string | null;
                        /** @description ISO 8601 */
                        createdAt: string;
                    }[];
                };
            };
        };
    };
    previewPayouts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    programId: string;
                    /** @description Only these partners; none or left out: everybody */
                    partnerIds?: string[];
                    /** @description At most so much in all, in minor units of the program’s currency */
                    maxAmount?: number;
                    /** @description From 1; default 1 */
                    page?: number;
                    /** @description Default: the largest, 100 */
                    pageSize?: number;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        programId: string;
                        /** @description Confirm it to pay exactly this: POST /payouts/drafts/{id}/confirm. null: nobody */
                        draftId: string | null;
                        /** @description The same while the same would be paid */
                        digest: string | null;
                        currency: string;
                        minPayout: number;
                        /** @description What would be paid, in the program’s currency: confirm with it as expectedAmount */
                        amount: number;
                        /** @description What would stay payable of the same partners, because their providers cannot send it */
                        carriedAmount: number;
                        payoutCount: number;
                        /** @description One page of them */
                        payouts: {
                            partner: {
                                id: string;
                                name: string;
                                email: string | null;
                            };
                            enrollmentId: string;
                            /** @description What would be paid: the largest part of dueAmount that the provider can send */
                            amount: number;
                            dueAmount: number;
                            /** @description What would stay payable for the next payout */
                            carriedAmount: number;
                            /** @description Why a part is carried; null: none is */
                            sentence: string | null;
                            currency: string;
                            commissionCount: number;
                            provider: string;
                            masked: string;
                            /** @description ISO 8601 */
                            periodStart: string;
                            /** @description ISO 8601 */
                            periodEnd: string;
                        }[];
                        skippedCount: number;
                        /** @description One page of them */
                        skipped: {
                            partner: {
                                id: string;
                                name: string;
                                email: string | null;
                            };
                            enrollmentId: string;
                            amount: number;
                            currency: string;
                            /** @enum {string} */
                            reason: "banned" | "negative" | "nothing_due" | "below_minimum" | "no_payout_method" | "method_not_offered" | "method_unverified" | "recently_changed" | "currency_not_supported" | "no_funding_account" | "not_expressible" | "below_provider_minimum" | "over_provider_limit" | "over_cap";
                            sentence: string;
                            /** @description ISO 8601. For recently_changed: when payouts go on */
                            heldUntil: string | null;
                        }[];
                        /** @description Over all payouts, for each currency and provider */
                        totals: {
                            currency: string;
                            provider: string;
                            payouts: number;
                            /** @description In minor units of the currency */
                            amount: number;
                        }[];
                    };
                };
            };
        };
    };
    listPayoutRuns: {
        parameters: {
            query?: {
                programId?: string;
                status?: "confirmed" | "failed";
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
                    "application/json": {
                        /** @example run_1Vd4T2sKq0aB3xYz */
                        id: string;
                        programId: string;
                        /** @description As it was sent; null: none, or by schedule */
                        key: string | null;
                        /** @description The draft that it paid; null: what was due then */
                        draftId: string | null;
                        confirmedBy: string;
                        /**
                         * @description failed: a scheduled run that has paid nobody
                         * @enum {string}
                         */
                        status: "confirmed" | "failed";
                        /** @description Of a failed run: why */
                        error: string | null;
                        /** @description How often a scheduled run was tried */
                        attempts: number;
                        /** @description ISO 8601. Of a failed run: when it is tried again; null: never */
                        nextAttemptAt: string | null;
                        /** @description Somebody else than the creator of its draft confirmed it */
                        approved: boolean;
                        /** @description ISO 8601 */
                        createdAt: string;
                        payoutCount: number;
                        totals: {
                            currency: string;
                            provider: string;
                            /** @enum {string} */
                            status: "pending" | "processing" | "sent" | "completed" | "failed" | "canceled";
                            payouts: number;
                            amount: number;
                        }[];
                    }[];
                };
            };
        };
    };
    getPayout: {
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
                        /** @example po_1Vd4T2sKq0aB3xYz */
                        id: string;
                        /** @description The run that it belongs to */
                        invoiceId: string;
                        programId: string;
                        enrollmentId: string;
                        /** @description In minor units of the currency */
                        amount: number;
                        /** @description What was due besides and stayed payable, since the provider cannot send it */
                        carriedAmount: number;
                        currency: string;
                        /** @enum {string} */
                        status: "pending" | "processing" | "sent" | "completed" | "failed" | "canceled";
                        commissionCount: number;
                        provider: string;
                        /** @description Where it goes, as it may be shown */
                        masked: string;
                        /** @description ISO 8601 */
                        periodStart: string | null;
                        /** @description ISO 8601 */
                        periodEnd: string | null;
                        /** @description ISO 8601 */
                        createdAt: string;
                        /** @description ISO 8601 */
                        updatedAt: string;
                        /** @description ISO 8601 */
                        initiatedAt: string | null;
                        /** @description ISO 8601 */
                        sentAt: string | null;
                        /** @description ISO 8601 */
                        paidAt: string | null;
                        /** @description ISO 8601 */
                        failedAt: string | null;
                        failureReason: string | null;
                        /**
                         * @description external: you book it in your product
                         * @enum {string}
                         */
                        mode: "internal" | "external";
                        method: ("connect" | "paypal") | null;
                        /** @description The provider’s own id */
                        traceId: string | null;
                        partner: {
                            id: string;
                            name: string;
                            email: string | null;
                            image: string | null;
                            defaultPayoutMethod: null;
                            /** @description ISO 8601 */
                            payoutsEnabledAt: string | null;
                            country: string | null;
                            groupId: string | null;
                            tenantId: string | null;
                        };
                        transfer: {
                            /** @description The provider’s idempotency key */
                            id: string;
                            /** @enum {string} */
                            status: "created" | "submitting" | "sent" | "completed" | "failed" | "returned" | "canceled";
                            reference: string | null;
                            attempts: number;
                            /** @description Why it failed, or what a person should look at */
                            lastError: string | null;
                            fileId: string | null;
                            /** @description ISO 8601 */
                            createdAt: string;
                            /** @description ISO 8601 */
                            updatedAt: string;
                        };
                        /** @description The first 100; GET /commissions?payoutId= has all */
                        commissions: {
                            /** @example cm_1Vd4T2sKq0aB3xYz */
                            id: string;
                            /** @enum {string} */
                            type: "click" | "lead" | "sale" | "referral" | "custom";
                            /** @description The sale in minor units of the currency; 0 for clicks, leads and manual ones */
                            amount: number;
                            /** @description What the partner gets, after refunds; negative for a claw-back */
                            earnings: number;
                            /** @description The program's */
                            currency: string;
                            /** @enum {string} */
                            status: "pending" | "processed" | "paid" | "refunded" | "duplicate" | "fraud" | "canceled" | "hold";
                            invoiceId: string | null;
                            description: string | null;
                            quantity: number;
                            metadata: {
                                [key: string]: unknown;
                            } | null;
                            createdAt: string;
                            updatedAt: string;
                            paidAt: string | null;
                            programId: string;
                            enrollmentId: string;
                            /** @description The lead or sale: GET /events/{id} explains it */
                            eventId: string | null;
                            payoutId: string | null;
                            /** @description For a referral: the commission it is a share of */
                            sourceId: string | null;
                            /** @description For a claw-back: the commission it takes back */
                            reversesId: string | null;
                            /** @description For a bonus: the milestone that was reached */
                            milestoneId: string | null;
                            holdReason: ("fraud" | "client_side" | "rate_missing" | "manual") | null;
                            /** @description When the holding period ends */
                            maturesAt: string;
                            partner: {
                                id: string;
                                name: string;
                                email: string | null;
                                image: string | null;
                                payoutsEnabledAt: string | null;
                                country: string | null;
                                groupId: string | null;
                                tenantId: string | null;
                            };
                            customer: {
                                id: string;
                                externalId: string;
                                name: string | null;
                                email: string | null;
                                avatar: string | null;
                                country: string | null;
                                sales: number;
                                saleAmount: number;
                                createdAt: string;
                                firstSaleAt: string | null;
                            } | null;
                        }[];
                    };
                };
            };
        };
    };
    listPrograms: {
        parameters: {
            query?: {
                /** @description In name and slug */
                search?: string;
                /** @description true: only archived ones. Default: the others */
                archived?: boolean;
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
                    "application/json": components["schemas"]["Program"][];
                };
            };
        };
    };
    createProgram: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description What partners call it */
                    name: string;
                    /** @description Where the links of its partners lead: an http(s) address */
                    url: string;
                    /** @description Lower-case letters, digits and dashes; default: made from the name */
                    slug?: string;
                    /** @description What it offers */
                    description?: string | null;
                    /** @description One of your link domains; null: your primary one */
                    domain?: string | null;
                    /** @description Of its rewards, commissions and payouts; default: the workspace’s. It stays once there are rewards */
                    currency?: string;
                    /**
                     * @description Which click of a customer earns: the first or the last before the lead
                     * @enum {string}
                     */
                    attributionModel?: "first" | "last";
                    /** @description Days after which a click earns nothing any more; null: never. Default: 90 */
                    attributionWindowDays?: number | null;
                    /** @description Before a commission is due; default: 30 */
                    holdingPeriodDays?: number;
                    /** @description The least that is paid out, in minor units of its currency; default: 0 */
                    minPayout?: number;
                    /** @description When payouts are put together; default: manual */
                    payoutSchedule?: {
                        /** @enum {string} */
                        interval: "manual" | "weekly" | "twice_monthly" | "monthly";
                        /** @description Weekly: 1 (Monday) to 7 */
                        weekday?: number;
                        /** @description Monthly; the last day in shorter months */
                        day?: number;
                    };
                    /** @description Payouts that a second key must confirm; default: off. A change needs payouts.write and is announced by mail */
                    payoutApproval?: {
                        /**
                         * @description Whether nobody, always somebody, or above an amount somebody else must confirm
                         * @enum {string}
                         */
                        mode: "off" | "always" | "above";
                        /** @description Of above: what one key may pay within 24 hours, in minor units of the program’s currency. Other currencies always need approval */
                        aboveAmount?: number;
                    };
                    /** @description Days after the end of a month (UTC) until it is closed by itself; null, the default: only when you close it */
                    closeAfterDays?: number | null;
                    /**
                     * @description Who is paid in your own product instead of with money: nobody, those who choose it, also those without a payout method, or everybody; default: off
                     * @enum {string}
                     */
                    creditPayouts?: "off" | "offered" | "default" | "only";
                    /** @description What partners read for it, such as store credit */
                    creditLabel?: string | null;
                    /** @description Days for which payouts wait after a partner’s e-mail address or payout method was changed; 0: they do not. Default: 3. Fewer need the scope payouts.write */
                    accountChangeHoldDays?: number;
                    /** @description What keys without the scope payouts.write may give by hand on one day (UTC), all together, in minor units of its currency; default: 100000. More needs the scope payouts.write */
                    dailyBonusLimit?: number;
                    /** @description Whether applications are approved at once; default: false */
                    autoApprove?: boolean;
                    /** @description The conditions that partners accept */
                    termsUrl?: string | null;
                    /** @description Where partners find help */
                    helpUrl?: string | null;
                    /** @description Whom partners write to */
                    supportEmail?: string | null;
                    /** @description Rules that are not named stay as they are */
                    fraudSettings?: {
                        selfReferral?: {
                            enabled?: boolean;
                        };
                        duplicateIdentity?: {
                            enabled?: boolean;
                        };
                        banElsewhere?: {
                            enabled?: boolean;
                        };
                        paidTraffic?: {
                            enabled?: boolean;
                            /** @description Advertising networks that partners must not use */
                            networks?: string[];
                            /** @description Campaigns that were agreed upon */
                            allowedCampaigns?: string[];
                            /** @description Referring hosts that never count as advertising */
                            allowedHosts?: string[];
                        };
                        bannedSource?: {
                            enabled?: boolean;
                            /** @description Such as *.coupons.example */
                            hosts?: string[];
                        };
                        bannedCountry?: {
                            enabled?: boolean;
                            /** @description Codes of two letters */
                            customerCountries?: string[];
                            /** @description Codes of two letters */
                            partnerCountries?: string[];
                        };
                        disposableEmail?: {
                            enabled?: boolean;
                            /** @description Besides the known ones */
                            extraDomains?: string[];
                            /** @description In spite of being known */
                            allowedDomains?: string[];
                        };
                        tooFast?: {
                            enabled?: boolean;
                            /** @description From the click to the lead */
                            minSeconds?: number;
                        };
                        clickVelocity?: {
                            enabled?: boolean;
                            /** @description Of one link, browser and place */
                            maxClicksPerHour?: number;
                            /** @description Many clicks by as many visitors are a success */
                            maxClicksPerVisitor?: number;
                        };
                    } | null;
                    /** @description The http(s) address of a picture */
                    logo?: string | null;
                    /** @description #rrggbb */
                    brandColor?: string | null;
                    landing?: {
                        title: string;
                        subtitle?: string;
                        blocks?: {
                            /** @enum {string} */
                            type: "text" | "image" | "files" | "questions" | "calculator";
                            /** @description Of a text: Markdown */
                            text?: string;
                            /** @description Of an image: its http(s) address */
                            url?: string;
                            /** @description Of an image: what it shows */
                            alt?: string;
                            files?: {
                                name: string;
                                /** @description An http(s) address */
                                url: string;
                            }[];
                            questions?: {
                                question: string;
                                answer: string;
                            }[];
                            /** @description Of a calculator: one sale, in minor units of the program’s currency */
                            saleAmount?: number;
                            /** @description Of a calculator: how far its slider goes */
                            maxSales?: number;
                        }[];
                    } | null;
                    applicationForm?: {
                        /** @description Its name in applications: a letter, then letters, digits, _ and - */
                        key: string;
                        /** @description The question */
                        label: string;
                        /** @enum {string} */
                        type: "short-text" | "long-text" | "select" | "multi-select" | "url";
                        /** @description Default: false */
                        required?: boolean;
                        /** @description Of a select: what can be chosen */
                        options?: string[];
                        /** @description Of a text: characters of the answer */
                        maxLength?: number;
                    }[] | null;
                    resources?: {
                        /** @enum {string} */
                        kind: "link" | "file" | "logo" | "color";
                        name: string;
                        /** @description An http(s) address; of a color: #rrggbb */
                        value: string;
                    }[] | null;
                };
            };
        };
        responses: {
            /** @description Done */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Program"];
                };
            };
        };
    };
    getProgram: {
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
                    "application/json": components["schemas"]["Program"];
                };
            };
        };
    };
    updateProgram: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description What partners call it */
                    name?: string;
                    /** @description Where the links of its partners lead: an http(s) address */
                    url?: string;
                    /** @description Lower-case letters, digits and dashes; default: made from the name */
                    slug?: string;
                    /** @description What it offers */
                    description?: string | null;
                    /** @description One of your link domains; null: your primary one */
                    domain?: string | null;
                    /** @description Of its rewards, commissions and payouts; default: the workspace’s. It stays once there are rewards */
                    currency?: string;
                    /**
                     * @description Which click of a customer earns: the first or the last before the lead
                     * @enum {string}
                     */
                    attributionModel?: "first" | "last";
                    /** @description Days after which a click earns nothing any more; null: never. Default: 90 */
                    attributionWindowDays?: number | null;
                    /** @description Before a commission is due; default: 30 */
                    holdingPeriodDays?: number;
                    /** @description The least that is paid out, in minor units of its currency; default: 0 */
                    minPayout?: number;
                    /** @description When payouts are put together; default: manual */
                    payoutSchedule?: {
                        /** @enum {string} */
                        interval: "manual" | "weekly" | "twice_monthly" | "monthly";
                        /** @description Weekly: 1 (Monday) to 7 */
                        weekday?: number;
                        /** @description Monthly; the last day in shorter months */
                        day?: number;
                    };
                    /** @description Payouts that a second key must confirm; default: off. A change needs payouts.write and is announced by mail */
                    payoutApproval?: {
                        /**
                         * @description Whether nobody, always somebody, or above an amount somebody else must confirm
                         * @enum {string}
                         */
                        mode: "off" | "always" | "above";
                        /** @description Of above: what one key may pay within 24 hours, in minor units of the program’s currency. Other currencies always need approval */
                        aboveAmount?: number;
                    };
                    /** @description Days after the end of a month (UTC) until it is closed by itself; null, the default: only when you close it */
                    closeAfterDays?: number | null;
                    /**
                     * @description Who is paid in your own product instead of with money: nobody, those who choose it, also those without a payout method, or everybody; default: off
                     * @enum {string}
                     */
                    creditPayouts?: "off" | "offered" | "default" | "only";
                    /** @description What partners read for it, such as store credit */
                    creditLabel?: string | null;
                    /** @description Days for which payouts wait after a partner’s e-mail address or payout method was changed; 0: they do not. Default: 3. Fewer need the scope payouts.write */
                    accountChangeHoldDays?: number;
                    /** @description What keys without the scope payouts.write may give by hand on one day (UTC), all together, in minor units of its currency; default: 100000. More needs the scope payouts.write */
                    dailyBonusLimit?: number;
                    /** @description Whether applications are approved at once; default: false */
                    autoApprove?: boolean;
                    /** @description The conditions that partners accept */
                    termsUrl?: string | null;
                    /** @description Where partners find help */
                    helpUrl?: string | null;
                    /** @description Whom partners write to */
                    supportEmail?: string | null;
                    /** @description Rules that are not named stay as they are */
                    fraudSettings?: {
                        selfReferral?: {
                            enabled?: boolean;
                        };
                        duplicateIdentity?: {
                            enabled?: boolean;
                        };
                        banElsewhere?: {
                            enabled?: boolean;
                        };
                        paidTraffic?: {
                            enabled?: boolean;
                            /** @description Advertising networks that partners must not use */
                            networks?: string[];
                            /** @description Campaigns that were agreed upon */
                            allowedCampaigns?: string[];
                            /** @description Referring hosts that never count as advertising */
                            allowedHosts?: string[];
                        };
                        bannedSource?: {
                            enabled?: boolean;
                            /** @description Such as *.coupons.example */
                            hosts?: string[];
                        };
                        bannedCountry?: {
                            enabled?: boolean;
                            /** @description Codes of two letters */
                            customerCountries?: string[];
                            /** @description Codes of two letters */
                            partnerCountries?: string[];
                        };
                        disposableEmail?: {
                            enabled?: boolean;
                            /** @description Besides the known ones */
                            extraDomains?: string[];
                            /** @description In spite of being known */
                            allowedDomains?: string[];
                        };
                        tooFast?: {
                            enabled?: boolean;
                            /** @description From the click to the lead */
                            minSeconds?: number;
                        };
                        clickVelocity?: {
                            enabled?: boolean;
                            /** @description Of one link, browser and place */
                            maxClicksPerHour?: number;
                            /** @description Many clicks by as many visitors are a success */
                            maxClicksPerVisitor?: number;
                        };
                    } | null;
                    /** @description The http(s) address of a picture */
                    logo?: string | null;
                    /** @description #rrggbb */
                    brandColor?: string | null;
                    landing?: {
                        title: string;
                        subtitle?: string;
                        blocks?: {
                            /** @enum {string} */
                            type: "text" | "image" | "files" | "questions" | "calculator";
                            /** @description Of a text: Markdown */
                            text?: string;
                            /** @description Of an image: its http(s) address */
                            url?: string;
                            /** @description Of an image: what it shows */
                            alt?: string;
                            files?: {
                                name: string;
                                /** @description An http(s) address */
                                url: string;
                            }[];
                            questions?: {
                                question: string;
                                answer: string;
                            }[];
                            /** @description Of a calculator: one sale, in minor units of the program’s currency */
                            saleAmount?: number;
                            /** @description Of a calculator: how far its slider goes */
                            maxSales?: number;
                        }[];
                    } | null;
                    applicationForm?: {
                        /** @description Its name in applications: a letter, then letters, digits, _ and - */
                        key: string;
                        /** @description The question */
                        label: string;
                        /** @enum {string} */
                        type: "short-text" | "long-text" | "select" | "multi-select" | "url";
                        /** @description Default: false */
                        required?: boolean;
                        /** @description Of a select: what can be chosen */
                        options?: string[];
                        /** @description Of a text: characters of the answer */
                        maxLength?: number;
                    }[] | null;
                    resources?: {
                        /** @enum {string} */
                        kind: "link" | "file" | "logo" | "color";
                        name: string;
                        /** @description An http(s) address; of a color: #rrggbb */
                        value: string;
                    }[] | null;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Program"];
                };
            };
        };
    };
    listClosings: {
        parameters: {
            query?: {
                /** @description From 1; default 1 */
                page?: number;
                /** @description Default: the largest, 100 */
                pageSize?: number;
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
                    "application/json": components["schemas"]["Closing"][];
                };
            };
        };
    };
    closeMonth: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description In UTC
                     * @example 2026-10
                     */
                    month: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Closing"];
                };
            };
        };
    };
    listRefunds: {
        parameters: {
            query?: {
                /** @description evt_…, as POST /track/sale answers */
                saleId?: string;
                invoiceId?: string;
                /** @description cus_… or ext_<externalId> */
                customerId?: string;
                programId?: string;
                kind?: "refund" | "chargeback";
                interval?: "24h" | "7d" | "30d" | "90d" | "1y" | "mtd" | "qtd" | "ytd" | "all";
                /** @description A date or time in ISO 8601; without an offset it is local to the time zone */
                start?: string;
                /** @description A date includes its whole day. Default: now */
                end?: string;
                /** @description IANA name; default UTC */
                timezone?: string;
                /** @description Default: the largest, 100 */
                pageSize?: number;
                /** @description The id of the last item you have: answers what follows */
                startingAfter?: string;
                /** @description The id of the first item you have: answers what precedes */
                endingBefore?: string;
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
                    "application/json": components["schemas"]["Refund"][];
                };
            };
        };
    };
    listRewards: {
        parameters: {
            query?: {
                programId?: string;
                groupId?: string;
                enrollmentId?: string;
                event?: "click" | "lead" | "sale" | "referral";
                /** @description true: only archived ones. Default: the others */
                archived?: boolean;
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
                    "application/json": components["schemas"]["Reward"][];
                };
            };
        };
    };
    createReward: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    programId?: string | null;
                    groupId?: string | null;
                    enrollmentId?: string | null;
                    /** @description In place of enrollmentId; with programId, unless there is one program only */
                    partnerId?: string | null;
                    /** @enum {string} */
                    event: "click" | "lead" | "sale" | "referral";
                    /** @enum {string} */
                    type: "flat" | "percentage";
                    /**
                     * @description Type flat: minor units of the program's currency
                     * @example 500
                     */
                    amount?: number | null;
                    /**
                     * @description Type percentage: basis points, 10,000 are the whole
                     * @example 2000
                     */
                    rateBps?: number | null;
                    /**
                     * @description Months from the first sale; 0: only that one, null: for life
                     * @example 12
                     */
                    maxDurationMonths?: number | null;
                    limits?: {
                        /** @enum {string} */
                        per: "customer" | "partner";
                        /**
                         * @description A calendar period in UTC; weeks begin on Monday
                         * @enum {string}
                         */
                        period?: "all" | "day" | "week" | "month";
                        /** @description At most so much, in minor units */
                        amount?: number | null;
                        /** @description At most so many commissions */
                        count?: number | null;
                    }[];
                    /** @description Other terms for some events; the first that matches wins */
                    modifiers?: {
                        /** @enum {string} */
                        type: "flat" | "percentage";
                        /**
                         * @description Type flat: minor units of the program's currency
                         * @example 500
                         */
                        amount?: number | null;
                        /**
                         * @description Type percentage: basis points, 10,000 are the whole
                         * @example 2000
                         */
                        rateBps?: number | null;
                        /**
                         * @description Months from the first sale; 0: only that one, null: for life
                         * @example 12
                         */
                        maxDurationMonths?: number | null;
                        when: {
                            /**
                             * @description all: AND, any: OR
                             * @enum {string}
                             */
                            match: "all" | "any";
                            conditions: {
                                /** @example customer.country */
                                attribute?: string;
                                /** @example in */
                                operator?: string;
                                /** @description A text, number or boolean; a list of them for the operators in and notIn */
                                value?: unknown;
                                /**
                                 * @description all: AND, any: OR
                                 * @enum {string}
                                 */
                                match?: "all" | "any";
                                conditions?: {
                                    /** @example customer.country */
                                    attribute: string;
                                    /** @example in */
                                    operator: string;
                                    /** @description A text, number or boolean; a list of them for the operators in and notIn */
                                    value: unknown;
                                }[];
                            }[];
                        };
                    }[];
                    /**
                     * @description Sales: percentages are taken of the amount without these parts of it
                     * @example [
                     *       "tax",
                     *       "shipping"
                     *     ]
                     */
                    exclude?: ("tax" | "shipping" | "fee")[];
                    /** @description Sales: what line items of some products earn, whichever modifier applies; the first rule that names a product counts. The rest of the sale earns by the terms */
                    products?: {
                        /** @description The productId of line items */
                        productIds: string[];
                        /**
                         * @description excluded: these products earn nothing
                         * @enum {string}
                         */
                        type: "flat" | "percentage" | "excluded";
                        /** @description Type flat: for each unit, in minor units of the program's currency */
                        amount?: number | null;
                        /** @description Type percentage: basis points of the line totals */
                        rateBps?: number | null;
                    }[];
                    /** @description Other rates by the partner's volume, where no modifier applies. Default: period all, mode all_or_nothing */
                    tiers?: {
                        /**
                         * @description What the partner brought before the event: revenue (sale amounts), sales, leads (with their quantity) or earnings. Refunds are taken off, and canceled commissions do not count
                         * @enum {string}
                         */
                        measure: "revenue" | "sales" | "leads" | "earnings";
                        /**
                         * @description The calendar period (UTC) of the event that counts; all: the lifetime
                         * @enum {string}
                         */
                        period?: "all" | "month" | "quarter" | "year";
                        /**
                         * @description all_or_nothing: the tier that was reached before decides for the whole event. marginal: each part of a sale that crosses a threshold earns that tier's rate; a count is not split
                         * @enum {string}
                         */
                        mode?: "all_or_nothing" | "marginal";
                        levels: {
                            /**
                             * @description From this volume on: minor units of the currency, or a count. More than the one before
                             * @example 100000
                             */
                            threshold: number;
                            /** @enum {string} */
                            type: "flat" | "percentage";
                            /**
                             * @description Type flat: minor units of the program's currency
                             * @example 500
                             */
                            amount?: number | null;
                            /**
                             * @description Type percentage: basis points
                             * @example 3000
                             */
                            rateBps?: number | null;
                        }[];
                    } | null;
                    /** @description For partners, in your own words */
                    description?: string | null;
                };
            };
        };
        responses: {
            /** @description Done */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Reward"];
                };
            };
        };
    };
    listRewardConditions: {
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
                    "application/json": components["schemas"]["ConditionAttribute"][];
                };
            };
        };
    };
    previewReward: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    draft?: {
                        programId?: string | null;
                        groupId?: string | null;
                        enrollmentId?: string | null;
                        /** @description In place of enrollmentId; with programId, unless there is one program only */
                        partnerId?: string | null;
                        /** @enum {string} */
                        event: "click" | "lead" | "sale" | "referral";
                        /** @enum {string} */
                        type: "flat" | "percentage";
                        /**
                         * @description Type flat: minor units of the program's currency
                         * @example 500
                         */
                        amount?: number | null;
                        /**
                         * @description Type percentage: basis points, 10,000 are the whole
                         * @example 2000
                         */
                        rateBps?: number | null;
                        /**
                         * @description Months from the first sale; 0: only that one, null: for life
                         * @example 12
                         */
                        maxDurationMonths?: number | null;
                        limits?: {
                            /** @enum {string} */
                            per: "customer" | "partner";
                            /**
                             * @description A calendar period in UTC; weeks begin on Monday
                             * @enum {string}
                             */
                            period?: "all" | "day" | "week" | "month";
                            /** @description At most so much, in minor units */
                            amount?: number | null;
                            /** @description At most so many commissions */
                            count?: number | null;
                        }[];
                        /** @description Other terms for some events; the first that matches wins */
                        modifiers?: {
                            /** @enum {string} */
                            type: "flat" | "percentage";
                            /**
                             * @description Type flat: minor units of the program's currency
                             * @example 500
                             */
                            amount?: number | null;
                            /**
                             * @description Type percentage: basis points, 10,000 are the whole
                             * @example 2000
                             */
                            rateBps?: number | null;
                            /**
                             * @description Months from the first sale; 0: only that one, null: for life
                             * @example 12
                             */
                            maxDurationMonths?: number | null;
                            when: {
                                /**
                                 * @description all: AND, any: OR
                                 * @enum {string}
                                 */
                                match: "all" | "any";
                                conditions: {
                                    /** @example customer.country */
                                    attribute?: string;
                                    /** @example in */
                                    operator?: string;
                                    /** @description A text, number or boolean; a list of them for the operators in and notIn */
                                    value?: unknown;
                                    /**
                                     * @description all: AND, any: OR
                                     * @enum {string}
                                     */
                                    match?: "all" | "any";
                                    conditions?: {
                                        /** @example customer.country */
                                        attribute: string;
                                        /** @example in */
                                        operator: string;
                                        /** @description A text, number or boolean; a list of them for the operators in and notIn */
                                        value: unknown;
                                    }[];
                                }[];
                            };
                        }[];
                        /**
                         * @description Sales: percentages are taken of the amount without these parts of it
                         * @example [
                         *       "tax",
                         *       "shipping"
                         *     ]
                         */
                        exclude?: ("tax" | "shipping" | "fee")[];
                        /** @description Sales: what line items of some products earn, whichever modifier applies; the first rule that names a product counts. The rest of the sale earns by the terms */
                        products?: {
                            /** @description The productId of line items */
                            productIds: string[];
                            /**
                             * @description excluded: these products earn nothing
                             * @enum {string}
                             */
                            type: "flat" | "percentage" | "excluded";
                            /** @description Type flat: for each unit, in minor units of the program's currency */
                            amount?: number | null;
                            /** @description Type percentage: basis points of the line totals */
                            rateBps?: number | null;
                        }[];
                        /** @description Other rates by the partner's volume, where no modifier applies. Default: period all, mode all_or_nothing */
                        tiers?: {
                            /**
                             * @description What the partner brought before the event: revenue (sale amounts), sales, leads (with their quantity) or earnings. Refunds are taken off, and canceled commissions do not count
                             * @enum {string}
                             */
                            measure: "revenue" | "sales" | "leads" | "earnings";
                            /**
                             * @description The calendar period (UTC) of the event that counts; all: the lifetime
                             * @enum {string}
                             */
                            period?: "all" | "month" | "quarter" | "year";
                            /**
                             * @description all_or_nothing: the tier that was reached before decides for the whole event. marginal: each part of a sale that crosses a threshold earns that tier's rate; a count is not split
                             * @enum {string}
                             */
                            mode?: "all_or_nothing" | "marginal";
                            levels: {
                                /**
                                 * @description From this volume on: minor units of the currency, or a count. More than the one before
                                 * @example 100000
                                 */
                                threshold: number;
                                /** @enum {string} */
                                type: "flat" | "percentage";
                                /**
                                 * @description Type flat: minor units of the program's currency
                                 * @example 500
                                 */
                                amount?: number | null;
                                /**
                                 * @description Type percentage: basis points
                                 * @example 3000
                                 */
                                rateBps?: number | null;
                            }[];
                        } | null;
                        /** @description For partners, in your own words */
                        description?: string | null;
                    };
                    rewardId?: string;
                    /** @description Of rewardId; default: the newest */
                    version?: number;
                    /** @description Default: samples that show the reward */
                    samples?: {
                        title?: string;
                        /** @description Of the sale or, for a referral, of the commission. Default: 0 */
                        amount?: number;
                        /** @description Tax that the amount contains. Default: 0 */
                        tax?: number | null;
                        /** @description Shipping that the amount contains, without its tax. Default: 0 */
                        shipping?: number | null;
                        /** @description Fees that the amount contains and you do not keep, such as those of a payment. Default: 0 */
                        fee?: number | null;
                        /** @description The products of the sale. Together at most the amount without tax and shipping */
                        lineItems?: {
                            /**
                             * @description Your own id of the product: rewards name it
                             * @example coffee-1kg
                             */
                            productId: string;
                            /** @description The line total after discounts and without tax, in minor units of the currency */
                            amount: number;
                            name?: string | null;
                            /** @description Default: 1 */
                            quantity?: number;
                        }[] | null;
                        /** @description Clicks or leads. Default: 1 */
                        quantity?: number;
                        /** @description What the partner brought before, by the measure of the tiers. Default: 0 */
                        volume?: number;
                        /** @description An object of what is known, by the names of GET /rewards/conditions: {"customer.country": "DE"} */
                        facts?: unknown;
                    }[];
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        event: "click" | "lead" | "sale" | "referral";
                        currency: string;
                        /** @description The terms in words */
                        sentence: string;
                        samples: {
                            title: string;
                            amount: number;
                            quantity: number;
                            /** @description Minor units of the currency */
                            earnings: number;
                            /** @description Why nothing is earned */
                            reason: string | null;
                            /** @description What the partner brought before */
                            volume: number;
                            /** @description Which modifier decided, from 0 */
                            modifier: number | null;
                            /** @description Which tier was reached before, from 0 */
                            tier: number | null;
                            terms: {
                                /** @enum {string} */
                                type: "flat" | "percentage";
                                /**
                                 * @description Type flat: minor units of the program's currency
                                 * @example 500
                                 */
                                amount: number | null;
                                /**
                                 * @description Type percentage: basis points, 10,000 are the whole
                                 * @example 2000
                                 */
                                rateBps: number | null;
                                /**
                                 * @description Months from the first sale; 0: only that one, null: for life
                                 * @example 12
                                 */
                                maxDurationMonths: number | null;
                            } | null;
                            /** @description A limit cut it */
                            capped: boolean;
                            steps: string[];
                        }[];
                    };
                };
            };
        };
    };
    getReward: {
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
                    "application/json": components["schemas"]["Reward"];
                };
            };
        };
    };
    archiveReward: {
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
                    "application/json": components["schemas"]["Reward"];
                };
            };
        };
    };
    updateReward: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    type?: "flat" | "percentage";
                    /**
                     * @description Type flat: minor units of the program's currency
                     * @example 500
                     */
                    amount?: number | null;
                    /**
                     * @description Type percentage: basis points, 10,000 are the whole
                     * @example 2000
                     */
                    rateBps?: number | null;
                    /**
                     * @description Months from the first sale; 0: only that one, null: for life
                     * @example 12
                     */
                    maxDurationMonths?: number | null;
                    limits?: {
                        /** @enum {string} */
                        per: "customer" | "partner";
                        /**
                         * @description A calendar period in UTC; weeks begin on Monday
                         * @enum {string}
                         */
                        period?: "all" | "day" | "week" | "month";
                        /** @description At most so much, in minor units */
                        amount?: number | null;
                        /** @description At most so many commissions */
                        count?: number | null;
                    }[];
                    /** @description Other terms for some events; the first that matches wins */
                    modifiers?: {
                        /** @enum {string} */
                        type: "flat" | "percentage";
                        /**
                         * @description Type flat: minor units of the program's currency
                         * @example 500
                         */
                        amount?: number | null;
                        /**
                         * @description Type percentage: basis points, 10,000 are the whole
                         * @example 2000
                         */
                        rateBps?: number | null;
                        /**
                         * @description Months from the first sale; 0: only that one, null: for life
                         * @example 12
                         */
                        maxDurationMonths?: number | null;
                        when: {
                            /**
                             * @description all: AND, any: OR
                             * @enum {string}
                             */
                            match: "all" | "any";
                            conditions: {
                                /** @example customer.country */
                                attribute?: string;
                                /** @example in */
                                operator?: string;
                                /** @description A text, number or boolean; a list of them for the operators in and notIn */
                                value?: unknown;
                                /**
                                 * @description all: AND, any: OR
                                 * @enum {string}
                                 */
                                match?: "all" | "any";
                                conditions?: {
                                    /** @example customer.country */
                                    attribute: string;
                                    /** @example in */
                                    operator: string;
                                    /** @description A text, number or boolean; a list of them for the operators in and notIn */
                                    value: unknown;
                                }[];
                            }[];
                        };
                    }[];
                    /**
                     * @description Sales: percentages are taken of the amount without these parts of it
                     * @example [
                     *       "tax",
                     *       "shipping"
                     *     ]
                     */
                    exclude?: ("tax" | "shipping" | "fee")[];
                    /** @description Sales: what line items of some products earn, whichever modifier applies; the first rule that names a product counts. The rest of the sale earns by the terms */
                    products?: {
                        /** @description The productId of line items */
                        productIds: string[];
                        /**
                         * @description excluded: these products earn nothing
                         * @enum {string}
                         */
                        type: "flat" | "percentage" | "excluded";
                        /** @description Type flat: for each unit, in minor units of the program's currency */
                        amount?: number | null;
                        /** @description Type percentage: basis points of the line totals */
                        rateBps?: number | null;
                    }[];
                    /** @description Other rates by the partner's volume, where no modifier applies. Default: period all, mode all_or_nothing */
                    tiers?: {
                        /**
                         * @description What the partner brought before the event: revenue (sale amounts), sales, leads (with their quantity) or earnings. Refunds are taken off, and canceled commissions do not count
                         * @enum {string}
                         */
                        measure: "revenue" | "sales" | "leads" | "earnings";
                        /**
                         * @description The calendar period (UTC) of the event that counts; all: the lifetime
                         * @enum {string}
                         */
                        period?: "all" | "month" | "quarter" | "year";
                        /**
                         * @description all_or_nothing: the tier that was reached before decides for the whole event. marginal: each part of a sale that crosses a threshold earns that tier's rate; a count is not split
                         * @enum {string}
                         */
                        mode?: "all_or_nothing" | "marginal";
                        levels: {
                            /**
                             * @description From this volume on: minor units of the currency, or a count. More than the one before
                             * @example 100000
                             */
                            threshold: number;
                            /** @enum {string} */
                            type: "flat" | "percentage";
                            /**
                             * @description Type flat: minor units of the program's currency
                             * @example 500
                             */
                            amount?: number | null;
                            /**
                             * @description Type percentage: basis points
                             * @example 3000
                             */
                            rateBps?: number | null;
                        }[];
                    } | null;
                    /** @description For partners, in your own words */
                    description?: string | null;
                    /** @description The version that was read: 409 when somebody has changed the reward since */
                    ifVersion?: number;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Reward"];
                };
            };
        };
    };
    getSetup: {
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
                        /** @description Whether the server waits for its owner */
                        open: boolean;
                    };
                };
            };
        };
    };
    setUp: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description From the address that the server writes into its log when it starts without an owner */
                    code: string;
                    /**
                     * @description What colleagues call them
                     * @example Grace Hopper
                     */
                    name: string;
                    /**
                     * @description Case does not matter
                     * @example grace@example.com
                     */
                    email: string;
                    /** @description Not what is guessed first: the address, common words, rows of the keyboard */
                    password: string;
                    /** @example Acme */
                    workspaceName: string;
                    /**
                     * @description Lower-case letters, digits and dashes
                     * @example acme
                     */
                    workspaceSlug: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        person: {
                            id: string;
                            email: string;
                            name: string;
                            /** @description Whether signing in asks for a code */
                            twoFactor: boolean;
                        };
                        session: {
                            id: string;
                            /**
                             * Format: date-time
                             * @description Sign in again after it, or after 7 days without use
                             */
                            expiresAt: string;
                        };
                        /** @description Those that the person is a member of, by name */
                        workspaces: components["schemas"]["OwnWorkspace"][];
                        /** @description The first key of the workspace, shown this once */
                        secretKey: string;
                        publishableKey: string;
                    };
                };
            };
        };
    };
    getSetupChecklist: {
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
                    "application/json": components["schemas"]["SetupChecklist"];
                };
            };
        };
    };
    listTags: {
        parameters: {
            query?: {
                /** @description Default: name */
                sortBy?: "name" | "createdAt";
                /** @description Default: asc */
                sortOrder?: "asc" | "desc";
                search?: string;
                /** @description Only these tags, joined by commas */
                ids?: string | string[];
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
                    "application/json": {
                        id: string;
                        name: string;
                        /** @enum {string} */
                        color: "red" | "yellow" | "green" | "blue" | "purple" | "brown" | "gray" | "pink";
                    }[];
                };
            };
        };
    };
    createTag: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Unique in the workspace, in any case */
                    name?: string;
                    /** @description Deprecated: use name */
                    tag?: string;
                    /**
                     * @description Default: blue
                     * @enum {string}
                     */
                    color?: "red" | "yellow" | "green" | "blue" | "purple" | "brown" | "gray" | "pink";
                };
            };
        };
        responses: {
            /** @description Done */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: string;
                        name: string;
                        /** @enum {string} */
                        color: "red" | "yellow" | "green" | "blue" | "purple" | "brown" | "gray" | "pink";
                    };
                };
            };
        };
    };
    getWorkspace: {
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
                    "application/json": components["schemas"]["Workspace"];
                };
            };
        };
    };
    updateWorkspace: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description What people call it */
                    name?: string;
                    /**
                     * @description Lower-case letters, digits and dashes; unique on this server
                     * @example acme
                     */
                    slug?: string;
                    /**
                     * @description The currency of reports, ISO 4217 in lower case
                     * @example usd
                     */
                    currency?: string;
                    /** @description Links created while it is on track conversions unless the call says otherwise */
                    conversionEnabled?: boolean;
                    /** @description Whether browsers may record leads and sales with the publishable key */
                    clientConversionsEnabled?: boolean;
                    /** @description Do not record visitors who send Sec-GPC or DNT */
                    honorOptOut?: boolean;
                    /**
                     * @description Which click of a customer earns: the first or the last before the lead
                     * @enum {string}
                     */
                    attributionModel?: "first" | "last";
                    /** @description Days after which a click earns nothing any more; null: never */
                    attributionWindowDays?: number | null;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Workspace"];
                };
            };
        };
    };
    listKeys: {
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
                    "application/json": components["schemas"]["Key"][];
                };
            };
        };
    };
    createKey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description What it is for */
                    name: string;
                    /**
                     * @description Some of all, read, links.read, links.write, conversions.write, customers.read, customers.write, analytics.read, program.read, program.write, payouts.write, mails.read, mails.write, privacy.write, members.read, members.write, workspace.read, workspace.write, audit.read; no more than the calling key has
                     * @example [
                     *       "links.write",
                     *       "conversions.write"
                     *     ]
                     */
                    scopes: string[];
                    /**
                     * @description ISO 8601, in the future; default: never
                     * @example 2027-01-01
                     */
                    expiresAt?: string | null;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @example key_1t9QzK4bXeRw2Lm0 */
                        id: string;
                        /** @description What it is for */
                        name: string;
                        /** @description Enough of the key to recognise it */
                        partialKey: string;
                        scopes: ("all" | "read" | "links.read" | "links.write" | "conversions.write" | "customers.read" | "customers.write" | "analytics.read" | "program.read" | "program.write" | "payouts.write" | "mails.read" | "mails.write" | "privacy.write" | "members.read" | "members.write" | "workspace.read" | "workspace.write" | "audit.read")[];
                        /** @description The person who created it, per_… */
                        createdBy: string | null;
                        /**
                         * Format: date-time
                         * @description The last use, to the minute
                         * @example 2026-03-01T09:30:00.000Z
                         */
                        lastUsedAt: string | null;
                        /**
                         * Format: date-time
                         * @description When it stops working
                         * @example 2026-03-01T09:30:00.000Z
                         */
                        expiresAt: string | null;
                        /**
                         * Format: date-time
                         * @description When it was created
                         * @example 2026-03-01T09:30:00.000Z
                         */
                        createdAt: string;
                        /** @description The secret. Store it now: it is never shown again */
                        key: string;
                    };
                };
            };
        };
    };
    rotatePublishableKey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description How long the old key goes on working; default 0 */
                    overlapHours?: number;
                } | null;
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @example svc_pk_… */
                        publishableKey: string;
                        /** @description Until when the old one works; null: it has stopped */
                        previousKeyUntil: string | null;
                    };
                };
            };
        };
    };
}

export type AnalyticsRow = Extract<operations['retrieveAnalytics']['responses'][200]['content']['application/json'], unknown[]>[number]
export type AnalyticsCount = Exclude<operations['retrieveAnalytics']['responses'][200]['content']['application/json'], unknown[]>
export type AuditEntry = operations['listAuditEntries']['responses'][200]['content']['application/json'][number]
export type EventItem = operations['listEvents']['responses'][200]['content']['application/json'][number]
export type ExplainedEvent = operations['explainEvent']['responses'][200]['content']['application/json']
export type Link = operations['getLink']['responses'][200]['content']['application/json']
export type Folder = operations['listFolders']['responses'][200]['content']['application/json'][number]
export type Tag = operations['listTags']['responses'][200]['content']['application/json'][number]
export type Workspace = operations['getWorkspace']['responses'][200]['content']['application/json']
export type SetupChecklist = operations['getSetupChecklist']['responses'][200]['content']['application/json']
export type SignedIn = operations['getSignedIn']['responses'][200]['content']['application/json']
export type SetUpState = operations['getSetup']['responses'][200]['content']['application/json']
export type SetUp = operations['setUp']['responses'][200]['content']['application/json']
export type ShownInvitation = operations['showInvitation']['responses'][200]['content']['application/json']
export type Member = operations['listMembers']['responses'][200]['content']['application/json'][number]
export type Invitation = operations['listInvitations']['responses'][200]['content']['application/json'][number]
export type PersonSession = operations['listSessions']['responses'][200]['content']['application/json'][number]
export type TotpSecret = operations['startTwoFactor']['responses'][200]['content']['application/json']
export type RecoveryCodes = operations['confirmTwoFactor']['responses'][200]['content']['application/json']
export type Key = operations['listKeys']['responses'][200]['content']['application/json'][number]
export type Customer = operations['getCustomer']['responses'][200]['content']['application/json']
export type Refund = operations['listRefunds']['responses'][200]['content']['application/json'][number]
export type Commission = operations['listCommissions']['responses'][200]['content']['application/json'][number]
export type ExplainedCommission = operations['getCommission']['responses'][200]['content']['application/json']
export type FraudFlag = operations['listFraudFlags']['responses'][200]['content']['application/json'][number]
export type CreatedKey = operations['createKey']['responses'][200]['content']['application/json']
export type PublishableKey = operations['rotatePublishableKey']['responses'][200]['content']['application/json']
export type Domain = operations['listDomains']['responses'][200]['content']['application/json'][number]
export type Job = operations['listJobs']['responses'][200]['content']['application/json'][number]
export type Program = operations['listPrograms']['responses'][200]['content']['application/json'][number]
export type LedgerEntry = operations['listLedgerEntries']['responses'][200]['content']['application/json'][number]
export type Closing = operations['listClosings']['responses'][200]['content']['application/json'][number]
export type Partner = operations['getPartner']['responses'][200]['content']['application/json']
export type Group = operations['listGroups']['responses'][200]['content']['application/json'][number]
export type Reward = operations['getReward']['responses'][200]['content']['application/json']
export type RewardPreview = operations['previewReward']['responses'][200]['content']['application/json']
export type ConditionAttribute = operations['listRewardConditions']['responses'][200]['content']['application/json'][number]
export type Payout = operations['listPayouts']['responses'][200]['content']['application/json'][number]
export type PayoutDetail = operations['getPayout']['responses'][200]['content']['application/json']
export type PayoutRun = operations['listPayoutRuns']['responses'][200]['content']['application/json'][number]
export type PayoutFile = operations['listPayoutFiles']['responses'][200]['content']['application/json'][number]
export type PayoutPreview = operations['previewPayouts']['responses'][200]['content']['application/json']
export type PayoutDraft = operations['listPayoutDrafts']['responses'][200]['content']['application/json'][number]
export type PayoutDraftDetail = operations['getPayoutDraft']['responses'][200]['content']['application/json']
