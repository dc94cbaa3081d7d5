// Made by `bun run generate` from the API's description.

export interface paths {
    "/analytics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["retrieveAnalytics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/analytics/annotations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listAnnotations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/analytics/earnings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["retrieveEarnings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/analytics/shares": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listShareLinks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/analytics/views": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listSavedViews"];
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
        post: operations["showInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/oidc": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getOidc"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/oidc/start": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["startOidc"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/passkeys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listPasskeys"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/passkeys/sign-in/start": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["startPasskeySignIn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/passkeys/start": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["startPasskey"];
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
        get: operations["listSessions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/sign-in-link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["sendSignInLink"];
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
        get: operations["listCommissions"];
        put?: never;
        post?: never;
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
        get: operations["getCommission"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/connections/authorize": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["authorizeConnection"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/connections/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getConnection"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/connections/{id}/backfills": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listBackfills"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/connections/{id}/choices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listConnectionChoices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/connections/{id}/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["testConnection"];
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
        get: operations["getCustomer"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/discount-codes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listDiscountCodes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/discounts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listDiscounts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/domains": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listDomains"];
        put?: never;
        post?: never;
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
        get: operations["listFolders"];
        put?: never;
        post?: never;
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
        get: operations["listFraudFlags"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/funding-accounts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listFundingAccounts"];
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
        get: operations["listGroups"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/images": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listImages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/imports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listImports"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/imports/sources": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listImporters"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/imports/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getImport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/imports/{id}/files": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["addImportFile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/imports/{id}/lines": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listImportLines"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/inbox": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listInboxEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/inbox/replay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["replayInboxEvents"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/integrations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listIntegrations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/invitations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listInvitations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/invitations/{id}/link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["createInvitationLink"];
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
        get: operations["listLedgerEntries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ledger/statements": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listStatements"];
        put?: never;
        post?: never;
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
        get: operations["getLink"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mail-templates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listMailTemplates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mail-templates/{template}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getMailTemplate"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mail-templates/{template}/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["previewMailTemplate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mails/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getEmailStatus"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mails/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["sendTestEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mails/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getMail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/members": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listMembers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/members/{id}/access": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listMemberAccess"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/partners/applications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listPartnerApplications"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/partners/invite/bulk": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["bulkInvitePartners"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/partners/invite/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["checkInvitations"];
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
        get: operations["getPartner"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payout-providers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listPayoutProviders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payouts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listPayouts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payouts/calendar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getPayoutCalendar"];
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
        get: operations["listPayoutDrafts"];
        put?: never;
        post?: never;
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
        get: operations["getPayoutDraft"];
        put?: never;
        post?: never;
        delete?: never;
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
        get: operations["listPayoutRuns"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payouts/runs/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getPayoutRun"];
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
        get: operations["listPrograms"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/programs/{id}/closings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listClosings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/programs/{id}/simulations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["simulateReward"];
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
        get: operations["listRefunds"];
        put?: never;
        post?: never;
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
        get: operations["getReward"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/setup": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getSetup"];
        put?: never;
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
        get: operations["getSetupChecklist"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/shared/report": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getSharedReport"];
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
        get: operations["listTags"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tokens/embed/referrals/view": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["viewAsPartner"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/utm-templates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listUtmTemplates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhooks/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getWebhook"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhooks/{id}/deliveries/{deliveryId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getWebhookDelivery"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhooks/{id}/replay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["replayWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhooks/{id}/rotate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["rotateWebhookSecret"];
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
        get: operations["getWorkspace"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/workspace/copy-settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["copySettings"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/workspace/keys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listKeys"];
        put?: never;
        post: operations["createKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/workspace/plan": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getPlan"];
        put?: never;
        post?: never;
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
        /** Annotation */
        Annotation: {
            /** @description The entry of the audit log, aud_… */
            id: string;
            /** @description When it changed, ISO 8601 */
            at: string;
            /** @enum {string} */
            kind: "reward" | "attribution";
            /** @enum {string} */
            action: "created" | "changed" | "archived" | "restored" | "deleted";
            rewardId: string | null;
            /** @description What the reward pays: click, lead or sale */
            event: string | null;
            /** @description The group that earns it; null: a single partner does */
            group: string | null;
            /** @description What changed, as the API calls it */
            fields: string[];
            /** @description The new one, where it changed */
            attributionModel: string | null;
        };
        /** EarningsReport */
        EarningsReport: {
            /** @description Commissions of every type less what was taken back, in one currency, in minor units, at the times of the events that earned them */
            earnings: number;
            /**
             * @description The same of every currency that occurs; never summed across them
             * @example {
             *       "usd": 12900
             *     }
             */
            earningsAmounts: {
                [key: string]: number;
            };
            series: {
                /** @description Where the hour, day, week or month begins */
                start: string;
                /** @description Commissions of every type less what was taken back, in one currency, in minor units, at the times of the events that earned them */
                earnings: number;
                /**
                 * @description The same of every currency that occurs; never summed across them
                 * @example {
                 *       "usd": 12900
                 *     }
                 */
                earningsAmounts: {
                    [key: string]: number;
                };
            }[];
        };
        /** ShareLink */
        ShareLink: {
            /** @example share_1t9QzK4bXeRw2Lm0 */
            id: string;
            viewId: string;
            /** @description When it stops working, ISO 8601 */
            expiresAt: string | null;
            /** @description The person who created it, per_… */
            createdBy: string | null;
            /** @description When it was created, ISO 8601 */
            createdAt: string;
        };
        /** SavedView */
        SavedView: {
            /** @example view_1t9QzK4bXeRw2Lm0 */
            id: string;
            /** @description Unique in the workspace */
            name: string;
            /** @enum {string} */
            page: "overview" | "funnel";
            query: string;
            /** @description Shown before the others */
            pinned: boolean;
            /** @description The person who saved it, per_… */
            createdBy: string | null;
            /** @description ISO 8601 */
            createdAt: string;
        };
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
            type: "workspace" | "key" | "member" | "invitation" | "domain" | "folder" | "tag" | "link" | "program" | "group" | "reward" | "discount" | "discount_code" | "milestone" | "partner" | "enrollment" | "customer" | "commission" | "fraud_flag" | "payout_method" | "funding_account" | "connection" | "import" | "payout_draft" | "payout_run" | "payout" | "payout_file" | "closing" | "exchange_rate" | "saved_view" | "share_link" | "utm_template" | "webhook" | "image" | "export";
            /** @enum {string} */
            action: "created" | "updated" | "deleted" | "tag_added" | "tag_removed" | "exported" | "erased" | "signed_in" | "sign_in_failed" | "password_set" | "password_changed" | "password_reset" | "password_removed" | "two_factor_started" | "two_factor_ended" | "recovery_code_used" | "viewed_as" | "access_link_created" | "passkey_added" | "passkey_renamed" | "passkey_removed" | "cleared";
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
            /** @description Position in the workspace’s log, starting at 1, in commit order */
            number: number | null;
            /** @description SHA-256 of the entry and the hash before it */
            hash: string | null;
        };
        /** OidcState */
        OidcState: {
            /**
             * @description What people know the service by; null: there is none
             * @example Google
             */
            name: string | null;
        };
        /** OidcStart */
        OidcStart: {
            /** @description Where the browser goes to sign in at the service */
            url: string;
        };
        /** Passkey */
        Passkey: {
            /** @example psk_1t9QzK4bXeRw2Lm0 */
            id: string;
            name: string;
            /** @description Whether it is kept in more places than one device */
            synced: boolean;
            /** Format: date-time */
            lastUsedAt: string | null;
            /** Format: date-time */
            createdAt: string;
        };
        /** PasskeyRequestOptions */
        PasskeyRequestOptions: {
            /** @description Good for 10 minutes, once, in this browser */
            challenge: string;
            rpId: string;
            timeout: number;
            userVerification: string;
        };
        /** PasskeyCreationOptions */
        PasskeyCreationOptions: {
            rp: {
                id: string;
                name: string;
            };
            user: {
                id: string;
                name: string;
                displayName: string;
            };
            /** @description Good for 10 minutes, once, in this session */
            challenge: string;
            pubKeyCredParams: {
                /** @constant */
                type: "public-key";
                alg: number;
            }[];
            timeout: number;
            excludeCredentials: {
                /** @constant */
                type: "public-key";
                id: string;
                transports: string[];
            }[];
            authenticatorSelection: {
                residentKey: string;
                requireResidentKey: boolean;
                userVerification: string;
            };
            attestation: string;
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
            /** @description Of its analytics and its console, an IANA name */
            timezone: string;
            /** @description Of its reports, ISO 4217 in lower case */
            currency: string;
            test: {
                /** @description Send it as Svc-Workspace for test mode */
                id: string;
                timezone: string;
                currency: string;
            } | null;
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
        /** Authorization */
        Authorization: {
            /** @description The provider’s page to send the member to */
            url: string;
        };
        /** Connection */
        Connection: {
            /** @example con_1Vd4T2sKq0aB3xYz */
            id: string;
            provider: string;
            name: string;
            /** @description The end of the secret, or the name of the account */
            masked: string;
            /** @description The provider’s id of the account */
            accountId: string | null;
            /** @description What was entered; of secret values the ends */
            details: {
                [key: string]: string;
            };
            /** @description Connected on the provider’s page */
            authorized: boolean;
            /** @description Where the provider sends its events */
            webhookUrl: string;
            polling: components["schemas"]["ConnectionPolling"] | null;
            /** @description ISO 8601 */
            createdAt: string;
            /** @description ISO 8601 */
            removedAt: string | null;
        };
        /** ConnectionPolling */
        ConnectionPolling: {
            /** @description How often the provider is asked */
            everyMinutes: number;
            /** @description When the provider last answered; ISO 8601 */
            lastPolledAt: string | null;
            /** @description When the provider is asked next; ISO 8601. Null: not until the keys of the connection change */
            nextPollAt: string | null;
            /** @description When it failed last, if it has failed since; ISO 8601 */
            lastFailedAt: string | null;
            /** @description Why it failed */
            reason: string | null;
        };
        /** Backfill */
        Backfill: {
            /** @example bfl_1Vd4T2sKq0aB3xYz */
            id: string;
            connectionId: string;
            dryRun: boolean;
            /** @description What is older was left out; ISO 8601 */
            since: string;
            /** @enum {string} */
            status: "running" | "done" | "failed" | "canceled";
            /** @description How many pages were read */
            pages: number;
            /** @description How many objects the pages had */
            seen: number;
            /** @description How many of them came to the inbox; the rest was there */
            added: number;
            /** @description Of a dry run: how many of them say that there is a lead */
            leads: number;
            /** @description Of a dry run: how many are sales */
            sales: number;
            amounts: {
                currency: string;
                /** @description What the sales are worth, in minor units */
                amount: string;
            }[];
            /** @description Of a dry run: how many would fail */
            problems: number;
            /** @description Why, for the first 50 of them */
            reasons: {
                event: string;
                reason: string;
            }[];
            /** @description Why it failed, or waits */
            reason: string | null;
            createdAt: string;
            updatedAt: string;
        };
        /** FieldChoices */
        FieldChoices: {
            /** @description The name of a field; its value lists choices, with commas */
            field: string;
            choices: {
                value: string;
                label: string;
                /** @description What it belongs to, such as a pipeline; may be empty */
                group: string;
                /** @description Counts when nothing is chosen */
                isUsual: boolean;
            }[];
        };
        /** ConnectionTest */
        ConnectionTest: {
            /** @description A signed event has arrived, and the last one did not fail */
            working: boolean;
            /** @description What to do next */
            message: string;
            /** @description ISO 8601 */
            lastEventAt: string | null;
        };
        /** DiscountCode */
        DiscountCode: {
            /** @example dcode_1Vd4T2sKq0aB3xYz */
            id: string;
            /** @example GRACE20 */
            code: string;
            discountId: string | null;
            partnerId: string;
            partner: {
                id: string;
                name: string;
            };
            linkId: string;
        };
        /** Discount */
        Discount: {
            /** @example disc_1Vd4T2sKq0aB3xYz */
            id: string;
            programId: string;
            groupId: string | null;
            /** @description In place of its group's discount */
            enrollmentId: string | null;
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
            /**
             * @description In words
             * @example 20 % off for 3 months
             */
            sentence: string;
            description: string | null;
            /**
             * @description Who takes it off: custom is your own checkout. Default: custom
             * @enum {string}
             */
            provider: "stripe" | "shopify" | "custom";
            couponId: string | null;
            couponTestId: string | null;
            createdAt: string;
            updatedAt: string;
            /** @description No longer given to new customers; those who have it keep it */
            archivedAt: string | null;
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
            resources: {
                /** @enum {string} */
                kind: "link" | "file" | "logo" | "color" | "message";
                name: string;
                /** @description An http(s) address; of a color: #rrggbb; of a message: what partners send, with {program}, {link}, {code} and {discount} in it, at most 2000 characters */
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
            }[] | null;
            /** @description ISO 8601 */
            createdAt: string;
            /** @description ISO 8601 */
            updatedAt: string;
        };
        /** Image */
        Image: {
            /** @example img_1C3MxQp0yTfWJ2k */
            id: string;
            /** @description Where anybody can read it */
            url: string;
            /** @enum {string} */
            contentType: "image/png" | "image/jpeg" | "image/gif" | "image/webp";
            /** @description In bytes */
            size: number;
            /** @description ISO 8601 */
            createdAt: string;
        };
        /** Import */
        Import: {
            /** @example imp_1Vd4T2sKq0aB3xYz */
            id: string;
            programId: string;
            groupId: string;
            source: string;
            origin: string;
            name: string;
            /** @enum {string} */
            status: "draft" | "reading" | "checking" | "ready" | "running" | "done" | "failed" | "undoing" | "undone";
            /** @description Why it failed, or what it waits for */
            reason: string | null;
            /** @enum {string} */
            unpaid: "mature" | "hold";
            /** @description Lines that were read */
            lines: number;
            createdBy: string;
            /** @description ISO 8601 */
            createdAt: string;
            /** @description ISO 8601 */
            updatedAt: string;
            /** @description ISO 8601 */
            startedAt: string | null;
            /** @description ISO 8601 */
            finishedAt: string | null;
            /** @description ISO 8601 */
            undoneAt: string | null;
        };
        /** Importer */
        Importer: {
            /** @example rewardful */
            name: string;
            label: string;
            fields: {
                name: string;
                label: string;
                secret: boolean;
                required: boolean;
            }[];
            /** @description Kinds of files that it takes */
            files: ("partner" | "link" | "customer" | "lead" | "sale" | "commission" | "payout")[];
            /** @description What a column of each kind of file can be */
            columns: {
                /** @enum {string} */
                kind: "partner" | "link" | "customer" | "lead" | "sale" | "commission" | "payout";
                fields: {
                    name: string;
                    required: boolean;
                    meaning: string;
                }[];
            }[];
            /** @description What it cannot bring */
            notes: string[];
        };
        /** ImportReport */
        ImportReport: {
            /** @example imp_1Vd4T2sKq0aB3xYz */
            id: string;
            programId: string;
            groupId: string;
            source: string;
            origin: string;
            name: string;
            /** @enum {string} */
            status: "draft" | "reading" | "checking" | "ready" | "running" | "done" | "failed" | "undoing" | "undone";
            /** @description Why it failed, or what it waits for */
            reason: string | null;
            /** @enum {string} */
            unpaid: "mature" | "hold";
            /** @description Lines that were read */
            lines: number;
            createdBy: string;
            /** @description ISO 8601 */
            createdAt: string;
            /** @description ISO 8601 */
            updatedAt: string;
            /** @description ISO 8601 */
            startedAt: string | null;
            /** @description ISO 8601 */
            finishedAt: string | null;
            /** @description ISO 8601 */
            undoneAt: string | null;
            kinds: {
                /** @enum {string} */
                kind: "partner" | "link" | "customer" | "lead" | "sale" | "commission" | "payout";
                lines: number;
                /** @description Will come */
                ready: number;
                /** @description Have come, or were recognized */
                done: number;
                /** @description Of those done, the ones that were here already */
                recognized: number;
                /** @description Came with an earlier import */
                known: number;
                /** @description Do not come */
                skipped: number;
                undone: number;
                /** @description Could not be undone */
                kept: number;
                /** @description Added to keep the books, such as payouts of a month */
                derived: number;
                /** @description Of those, in minor units of the program’s currency */
                derivedAmount: number;
                sums: {
                    currency: string;
                    /** @description Of all lines of the source, in minor units */
                    amount: number;
                    /** @description Of lines that will come or came */
                    coming: number;
                    /** @description Of lines that an earlier import brought */
                    known: number;
                    /** @description Of lines that do not come */
                    skipped: number;
                    undone: number;
                    /** @description What is in the books of this import; null while nothing is written */
                    booked: number | null;
                }[];
            }[];
            /** @description Why lines do not come, or stay, and how many */
            reasons: {
                /** @enum {string} */
                kind: "partner" | "link" | "customer" | "lead" | "sale" | "commission" | "payout";
                reason: string;
                message: string;
                lines: number;
            }[];
            /** @description Columns of the uploaded files that nothing is read from; from the preview on */
            unmapped: {
                /** @enum {string} */
                kind: "partner" | "link" | "customer" | "lead" | "sale" | "commission" | "payout";
                columns: string[];
            }[];
            /** @description What is in the books agrees with the lines that came, to the smallest unit */
            matches: boolean;
        };
        /** ImportFile */
        ImportFile: {
            /** @enum {string} */
            kind: "partner" | "link" | "customer" | "lead" | "sale" | "commission" | "payout";
            part: number;
            /** @example utf-8 */
            encoding: string;
            /** @example ; */
            delimiter: string;
            columns: string[];
            /** @description The first lines */
            sample: string[][];
            /** @description What the columns seem to be; one that stands twice is left to you */
            mapping: {
                [key: string]: string;
            };
            /** @description Values that are needed and have no column */
            missing: string[];
            /** @description Columns that nothing is read from, unless mapped */
            unmapped: string[];
        };
        /** ImportLine */
        ImportLine: {
            /** @description In the import */
            number: number;
            /** @enum {string} */
            kind: "partner" | "link" | "customer" | "lead" | "sale" | "commission" | "payout";
            /** @description The source’s own id */
            sourceId: string;
            /**
             * @description Where it stands
             * @example partner, line 3
             */
            line: string;
            /** @enum {string} */
            status: "new" | "ready" | "skipped" | "known" | "done" | "undone" | "kept";
            /** @example partner_missing */
            reason: string | null;
            /** @description The reason as a sentence */
            message: string | null;
            /** @description In minor units; 0 where there is none */
            amount: number;
            currency: string;
            /** @description What it became here */
            targetId: string | null;
        };
        /** InboxEvent */
        InboxEvent: {
            /** @example ibx_1Vd4T2sKq0aB3xYz */
            id: string;
            connectionId: string;
            /** @description The provider’s own id */
            providerEventId: string;
            type: string;
            /** @enum {string} */
            status: "received" | "retrying" | "done" | "ignored" | "failed";
            /** @description Why it failed, waits or was ignored, or what is left to do */
            reason: string | null;
            attempts: number;
            /** @description When it arrived, in ISO 8601 */
            createdAt: string;
            updatedAt: string;
        };
        /** EventsReplayed */
        EventsReplayed: {
            count: number;
            /** @description Not all fitted: repeat the request */
            more: boolean;
        };
        /** IntegrationInfo */
        IntegrationInfo: {
            /** @example stripe */
            name: string;
            label: string;
            /** @description What it reports */
            summary: string;
            /** @description What to do at the provider */
            setup: string;
            /** @description What the signing secret is called there */
            secretLabel: string;
            fields: {
                name: string;
                label: string;
                secret: boolean;
                required: boolean;
                choices: string[] | null;
            }[];
            /** @description The types of events that are understood */
            events: string[];
            /**
             * @description Whether accounts are connected on the provider’s page
             * @enum {string}
             */
            authorization: "none" | "unconfigured" | "ready";
            /** @description What was before the connection can be fetched */
            history: boolean;
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
             * @description not_configured: the server has no SMTP server, so no mail goes out. handed_over: an owner was given the link
             * @enum {string}
             */
            delivery: "queued" | "sent" | "not_configured" | "handed_over";
            /**
             * Format: date-time
             * @description When a mail went out; null: none has
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
        /** HandedLink */
        HandedLink: {
            /** @description Works once. Give it to the person alone */
            url: string;
            /** Format: date-time */
            expiresAt: string;
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
        /** StatementList */
        StatementList: {
            /** @description Of all partners that match, by currency */
            totals: components["schemas"]["StatementSum"][];
            /** @description A page of them, by name */
            partners: {
                partner: {
                    id: string;
                    name: string;
                    email: string | null;
                };
                enrollmentId: string;
                sums: components["schemas"]["StatementSum"][];
            }[];
        };
        /** StatementSum */
        StatementSum: {
            currency: string;
            /** @description Commissions and corrections that were booked in the time, in minor units of the currency */
            earned: number;
            /** @description What arrived in the time, in minor units of the currency */
            paid: number;
            /** @description What is owed at its end: held, payable or on its way, in minor units of the currency */
            open: number;
        };
        /** MailTemplate */
        MailTemplate: {
            /** @enum {string} */
            template: "partner-invited" | "application-received" | "application-approved" | "application-rejected" | "enrollment-banned" | "enrollment-deactivated" | "group-changed" | "commission-digest" | "commission-held" | "commission-reversed" | "payout-sent" | "payout-completed" | "payout-failed";
            language: string;
            subject: string;
            body: string;
            /** @description false: the words that the server brings along */
            custom: boolean;
            /** @description The placeholders that subject and body may have */
            placeholders: string[];
        };
        /** EmailStatus */
        EmailStatus: {
            /**
             * @description not_configured: the server has no SMTP server, so mails are kept and nobody gets them. demo: they are read in the mailbox of the demo
             * @enum {string}
             */
            status: "configured" | "not_configured" | "demo";
            /** @description The sender (MAIL_FROM) */
            from: string;
            /** @description Mails of the workspace that were written and not sent */
            kept: number;
            /** @description Mails whose last try failed */
            failed: number;
        };
        /** TestEmail */
        TestEmail: {
            /** @enum {string} */
            delivery: "sent" | "failed" | "not_configured";
            to: string;
            /** @description What the SMTP server answered */
            error: string | null;
        };
        /** Mail */
        Mail: {
            id: string;
            template: string;
            programId: string;
            partnerId: string | null;
            from: string;
            /** @description Empty once it was deleted because of its age */
            to: string;
            /** @description Empty once it was deleted because of its age */
            subject: string;
            /** @description Null when it holds a link that is for its reader alone; empty once it was deleted. Links to unsubscribe are shown to keys with mails.write */
            html: string | null;
            text: string | null;
            /** @enum {string} */
            status: "waiting" | "sent" | "kept" | "failed";
            /** @description Why the last try failed */
            error: string | null;
            sentAt: string | null;
            createdAt: string;
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
        /** MemberAccess */
        MemberAccess: {
            /** @enum {string} */
            type: "key" | "webhook" | "share_link" | "invitation";
            /** @example key_1t9QzK4bXeRw2Lm0 */
            id: string;
            /** @description Of a webhook its URL, of an invitation its address */
            name: string;
            /** @enum {string} */
            mode: "live" | "test";
            /** Format: date-time */
            createdAt: string;
        };
        /** InvitedPartner */
        InvitedPartner: {
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
            address: string | null;
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
                /** @description Net revenue: sales less refunds, in minor units of the program's currency */
                saleAmount: number;
            }[] | null;
            totalClicks: number;
            totalLeads: number;
            totalConversions: number;
            totalSales: number;
            /** @description Net revenue: sales less refunds, in minor units of the program's currency */
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
            /**
             * @description not_configured: the server has no SMTP server, so the mail is kept and not sent
             * @enum {string}
             */
            delivery: "queued" | "not_configured";
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
            /** @enum {string} */
            existingCustomers: "earn" | "hold" | "ignore";
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
            legalAddress: string | null;
            statementNote: string | null;
            fraudSettings: components["schemas"]["FraudSettings"];
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
            resources: {
                /** @enum {string} */
                kind: "link" | "file" | "logo" | "color" | "message";
                name: string;
                /** @description An http(s) address; of a color: #rrggbb; of a message: what partners send, with {program}, {link}, {code} and {discount} in it, at most 2000 characters */
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
        /** Simulation */
        Simulation: {
            programId: string;
            /** @enum {string} */
            event: "click" | "lead" | "sale" | "referral";
            /** @description The draft in words */
            sentence: string;
            since: string;
            until: string;
            /**
             * @description Of all amounts that are earned
             * @example usd
             */
            currency: string;
            /** @description What they earned, net of refunds: minor units of the currency */
            actual: number;
            /** @description What they would have earned by the draft */
            simulated: number;
            events: number;
            /** @description Events that would have earned something else */
            affected: number;
            /** @description Sales in other currencies without a known rate, which count nowhere here */
            unpriced: number;
            months: {
                /** @example 2026-10 */
                month: string;
                /** @description What they earned, net of refunds: minor units of the currency */
                actual: number;
                /** @description What they would have earned by the draft */
                simulated: number;
                events: number;
                /** @description Events that would have earned something else */
                affected: number;
            }[];
            /** @description The same by the currency of the sales; none for leads */
            currencies: {
                /** @description Of the sales */
                currency: string;
                /** @description Of the sales, before refunds: minor units of this currency */
                saleAmount: number;
                /** @description What they earned, net of refunds: minor units of the currency */
                actual: number;
                /** @description What they would have earned by the draft */
                simulated: number;
                events: number;
                /** @description Events that would have earned something else */
                affected: number;
            }[];
            /** @description The ten for whom most changes */
            partners: {
                partnerId: string;
                enrollmentId: string;
                name: string;
                /** @description What they earned, net of refunds: minor units of the currency */
                actual: number;
                /** @description What they would have earned by the draft */
                simulated: number;
                events: number;
                /** @description Events that would have earned something else */
                affected: number;
            }[];
            /** @description The five events that change most */
            examples: {
                eventId: string;
                at: string;
                partnerId: string;
                partnerName: string;
                customerId: string | null;
                /** @description Of the sale, in its currency */
                amount: number | null;
                currency: string | null;
                /** @description What they earned, net of refunds: minor units of the currency */
                actual: number;
                /** @description What they would have earned by the draft */
                simulated: number;
                /** @description Why nothing would have been earned */
                reason: string | null;
                steps: string[];
            }[];
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
                         * @description What partners read of it, in your words; without it, words in their language
                         * @example Annual plan
                         */
                        label?: string | null;
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
                            /**
                             * @description What partners read of it, in your words; without it, words in their language
                             * @example Annual plan
                             */
                            label?: string | null;
                        }[];
                    }[];
                };
                label: string | null;
                /**
                 * @description The terms in words
                 * @example 20 % of every sale for 12 months
                 */
                sentence: string;
                /** @description The same as partners read it, in English */
                forPartners: string;
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
                /**
                 * @description What partners read of it, in your words; without it, words in their language
                 * @example Annual plan
                 */
                label?: string | null;
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
        /** SetupChecklist */
        SetupChecklist: {
            /** @description All nine, in the order in which they are done */
            steps: {
                /**
                 * @description script: a page with the script called. hostname: it was a page of an allowed host. cookie: the id of a click came back. conversions: a lead or sale arrived. program: a program exists. links: the site of every open program has called, so links to it arrive. email: an SMTP server is set up. partner: a partner has accepted. payouts: an account pays the currency of every open program, its partners may be paid in credit, or somebody is paid by hand
                 * @enum {string}
                 */
                step: "script" | "hostname" | "cookie" | "conversions" | "program" | "links" | "email" | "partner" | "payouts";
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
        /** SharedReport */
        SharedReport: {
            name: string;
            workspace: string;
            /** @enum {string} */
            page: "overview" | "funnel";
            currency: string;
            timezone: string;
            range: {
                interval: string | null;
                start: string | null;
                end: string | null;
            };
            compares: boolean;
            /** @description Names of its filters, without values */
            filteredBy: string[];
            /** @description What it shows first */
            shown: {
                [key: string]: string;
            };
            groupings: string[];
            /** @description When the link stops working, ISO 8601 */
            expiresAt: string | null;
        };
        /** UtmTemplate */
        UtmTemplate: {
            /** @example utm_1C3MxQp0yTfWJ2k */
            id: string;
            /** @description Unique in the workspace, in any case */
            name: string;
            /** @description Who sends visitors: newsletter */
            utm_source: string | null;
            /** @description How: email */
            utm_medium: string | null;
            /** @description What for: autumn */
            utm_campaign: string | null;
            /** @description For which word */
            utm_term: string | null;
            /** @description Which of several: header */
            utm_content: string | null;
        };
        /** Webhook */
        Webhook: {
            /** @example wh_1t9QzK4bXeRw2Lm0 */
            id: string;
            url: string;
            description: string | null;
            events: ("link.created" | "link.updated" | "link.deleted" | "link.clicked" | "lead.created" | "sale.created" | "sale.refunded" | "sale.refund_reversed" | "customer.created" | "customer.updated" | "customer.erased" | "partner.created" | "partner.updated" | "partner.merged" | "partner.erased" | "partner.enrolled" | "partner.application_submitted" | "enrollment.created" | "enrollment.updated" | "commission.created" | "commission.updated" | "discount_code.created" | "discount_code.deleted" | "milestone.reached" | "milestone.undone" | "fraud.flagged" | "program.approval_changed" | "payout_run.failed" | "payout_draft.waiting" | "payout_draft.confirmed" | "payout_draft.discarded" | "month.closed" | "payout.created" | "payout.sent" | "payout.completed" | "payout.failed")[];
            /**
             * @description `standard`: JSON, signed according to Standard Webhooks. `segment`: Events for Segment’s HTTP API. `slack`: Messages in a Slack channel through an incoming webhook
             * @enum {string}
             */
            format: "standard" | "segment" | "slack";
            enabled: boolean;
            disabledReason: ("member" | "partner" | "failing") | null;
            /** @description ISO 8601 */
            failingSince: string | null;
            /** @description Until then the former secret signs, too. ISO 8601 */
            formerSecretUntil: string | null;
            /** @description The person who created it, or took it over from a former member */
            createdBy: string | null;
            /** @description ISO 8601 */
            createdAt: string;
        };
        /** WebhookDelivery */
        WebhookDelivery: {
            /** @description The header webhook-id */
            id: string;
            webhookId: string;
            /** @enum {string} */
            event: "link.created" | "link.updated" | "link.deleted" | "link.clicked" | "lead.created" | "sale.created" | "sale.refunded" | "sale.refund_reversed" | "customer.created" | "customer.updated" | "customer.erased" | "partner.created" | "partner.updated" | "partner.merged" | "partner.erased" | "partner.enrolled" | "partner.application_submitted" | "enrollment.created" | "enrollment.updated" | "commission.created" | "commission.updated" | "discount_code.created" | "discount_code.deleted" | "milestone.reached" | "milestone.undone" | "fraud.flagged" | "program.approval_changed" | "payout_run.failed" | "payout_draft.waiting" | "payout_draft.confirmed" | "payout_draft.discarded" | "month.closed" | "payout.created" | "payout.sent" | "payout.completed" | "payout.failed" | "webhook.test";
            /** @description The id of what the event is about */
            subject: string;
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
        /** WebhookWithSecret */
        WebhookWithSecret: {
            /** @example wh_1t9QzK4bXeRw2Lm0 */
            id: string;
            url: string;
            description: string | null;
            events: ("link.created" | "link.updated" | "link.deleted" | "link.clicked" | "lead.created" | "sale.created" | "sale.refunded" | "sale.refund_reversed" | "customer.created" | "customer.updated" | "customer.erased" | "partner.created" | "partner.updated" | "partner.merged" | "partner.erased" | "partner.enrolled" | "partner.application_submitted" | "enrollment.created" | "enrollment.updated" | "commission.created" | "commission.updated" | "discount_code.created" | "discount_code.deleted" | "milestone.reached" | "milestone.undone" | "fraud.flagged" | "program.approval_changed" | "payout_run.failed" | "payout_draft.waiting" | "payout_draft.confirmed" | "payout_draft.discarded" | "month.closed" | "payout.created" | "payout.sent" | "payout.completed" | "payout.failed")[];
            /**
             * @description `standard`: JSON, signed according to Standard Webhooks. `segment`: Events for Segment’s HTTP API. `slack`: Messages in a Slack channel through an incoming webhook
             * @enum {string}
             */
            format: "standard" | "segment" | "slack";
            enabled: boolean;
            disabledReason: ("member" | "partner" | "failing") | null;
            /** @description ISO 8601 */
            failingSince: string | null;
            /** @description Until then the former secret signs, too. ISO 8601 */
            formerSecretUntil: string | null;
            /** @description The person who created it, or took it over from a former member */
            createdBy: string | null;
            /** @description ISO 8601 */
            createdAt: string;
            /**
             * @description Shown this once. Empty for a format whose address is the secret, as `slack`
             * @example whsec_…
             */
            secret: string;
        };
        /** Workspace */
        Workspace: {
            /** @example ws_1t9QzK4bXe */
            id: string;
            /** @description What people call it */
            name: string;
            /**
             * @description At most 48 lower-case letters, digits and dashes; unique on this server. That of a test workspace ends with .test
             * @example acme
             */
            slug: string;
            /**
             * @description The currency of reports, ISO 4217 in lower case
             * @example usd
             */
            currency: string;
            /**
             * @description An IANA name. Its days are those of analytics that name no time zone, and the console shows and reads all times in it; other reports are in UTC unless the call names a time zone, and months are closed in UTC
             * @example Europe/Berlin
             */
            timezone: string;
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
            /**
             * @description Every workspace has a test workspace: other data and keys, no money, no mail
             * @enum {string}
             */
            mode: "live" | "test";
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
        /** CopiedSettings */
        CopiedSettings: {
            /**
             * @description The mode of the workspace that was read
             * @enum {string}
             */
            from: "live" | "test";
            /** @description Names the settings of both sides before; for ifState */
            state: string;
            changes: {
                /** @enum {string} */
                type: "workspace" | "hostname" | "program" | "group" | "reward" | "discount" | "milestone";
                /** @enum {string} */
                action: "created" | "updated" | "archived";
                /**
                 * @description Of the thing, with its program and group
                 * @example Acme / Default / sale
                 */
                name: string;
                /** @description What changes; empty for what is new or ends */
                fields: string[];
            }[];
        };
        /** Key */
        Key: {
            /** @example key_1t9QzK4bXeRw2Lm0 */
            id: string;
            /** @description What it is for */
            name: string;
            /** @description Enough of the key to recognise it */
            partialKey: string;
            scopes: ("all" | "read" | "links.read" | "links.write" | "conversions.write" | "customers.read" | "customers.write" | "analytics.read" | "analytics.write" | "program.read" | "program.write" | "payouts.write" | "mails.read" | "mails.write" | "privacy.write" | "members.read" | "members.write" | "workspace.read" | "workspace.write" | "audit.read")[];
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
        /** PlanUse */
        PlanUse: {
            /** @enum {string} */
            plan: "free" | "pro" | "business" | "advanced" | "enterprise";
            /** @description Whether the plan includes it */
            conversionTracking: boolean;
            /** @description Whether the plan includes it */
            partnerProgram: boolean;
            used: {
                links: number;
                domains: number;
                keys: number;
                hostnames: number;
                tags: number;
                folders: number;
                /** @description Archived ones and their groups do not count */
                programs: number;
                groups: number;
                partners: number;
            };
            limits: {
                links: number;
                domains: number;
                keys: number;
                hostnames: number;
                tags: number;
                folders: number;
                /** @description Archived ones and their groups do not count */
                programs: number;
                groups: number;
                partners: number;
            };
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
                /** @description Also counts buyers; not over time */
                include?: "buyers";
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
                        /** @description With include=buyers: customers whose lead was in this time and who bought for the first time in it; never more than leads */
                        buyers?: number;
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
                        /** @description With include=buyers: customers whose lead was in this time and who bought for the first time in it; never more than leads */
                        buyers?: number;
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
    listAnnotations: {
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
                    "application/json": components["schemas"]["Annotation"][];
                };
            };
        };
    };
    retrieveEarnings: {
        parameters: {
            query?: {
                interval?: "24h" | "7d" | "30d" | "90d" | "1y" | "mtd" | "qtd" | "ytd" | "all";
                /** @description A date or time in ISO 8601; without an offset it is local to the time zone */
                start?: string;
                /** @description A date includes its whole day. Default: now */
                end?: string;
                /** @description IANA name; default UTC */
                timezone?: string;
                /** @description Of earnings; default: the workspace currency */
                currency?: string;
                /** @description One program */
                programId?: string;
                /** @description One partner */
                partnerId?: string;
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
                    "application/json": components["schemas"]["EarningsReport"];
                };
            };
        };
    };
    listShareLinks: {
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
                    "application/json": components["schemas"]["ShareLink"][];
                };
            };
        };
    };
    listSavedViews: {
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
                    "application/json": components["schemas"]["SavedView"][];
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
                type?: "workspace" | "key" | "member" | "invitation" | "domain" | "folder" | "tag" | "link" | "program" | "group" | "reward" | "discount" | "discount_code" | "milestone" | "partner" | "enrollment" | "customer" | "commission" | "fraud_flag" | "payout_method" | "funding_account" | "connection" | "import" | "payout_draft" | "payout_run" | "payout" | "payout_file" | "closing" | "exchange_rate" | "saved_view" | "share_link" | "utm_template" | "webhook" | "image" | "export";
                action?: "created" | "updated" | "deleted" | "tag_added" | "tag_removed" | "exported" | "erased" | "signed_in" | "sign_in_failed" | "password_set" | "password_changed" | "password_reset" | "password_removed" | "two_factor_started" | "two_factor_ended" | "recovery_code_used" | "viewed_as" | "access_link_created" | "passkey_added" | "passkey_renamed" | "passkey_removed" | "cleared";
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
        requestBody?: never;
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
    getOidc: {
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
                    "application/json": components["schemas"]["OidcState"];
                };
            };
        };
    };
    startOidc: {
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
                    "application/json": components["schemas"]["OidcStart"];
                };
            };
        };
    };
    listPasskeys: {
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
                    "application/json": components["schemas"]["Passkey"][];
                };
            };
        };
    };
    startPasskeySignIn: {
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
                    "application/json": components["schemas"]["PasskeyRequestOptions"];
                };
            };
        };
    };
    startPasskey: {
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
                    "application/json": components["schemas"]["PasskeyCreationOptions"];
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
    sendSignInLink: {
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
                        /** @description Whether or not the address is known. False: the server has no SMTP server */
                        sent: boolean;
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
        requestBody?: never;
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
        requestBody?: never;
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
                        holdReason: ("fraud" | "client_side" | "existing_customer" | "rate_missing" | "manual") | null;
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
                            /** @description Net revenue in saleCurrency */
                            saleAmount: number;
                            saleCurrency: string;
                            createdAt: string;
                            firstSaleAt: string | null;
                        } | null;
                    }[];
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
                        holdReason: ("fraud" | "client_side" | "existing_customer" | "rate_missing" | "manual") | null;
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
                            /** @description Net revenue in saleCurrency */
                            saleAmount: number;
                            saleCurrency: string;
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
                        receipt: components["schemas"]["Receipt"];
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
    authorizeConnection: {
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
                    "application/json": components["schemas"]["Authorization"];
                };
            };
        };
    };
    getConnection: {
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
                    "application/json": components["schemas"]["Connection"];
                };
            };
        };
    };
    listBackfills: {
        parameters: {
            query?: {
                /** @description Default: the largest, 100 */
                pageSize?: number;
                /** @description The id of the last item you have: answers what follows */
                startingAfter?: string;
                /** @description The id of the first item you have: answers what precedes */
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
                    "application/json": components["schemas"]["Backfill"][];
                };
            };
        };
    };
    listConnectionChoices: {
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
                    "application/json": components["schemas"]["FieldChoices"][];
                };
            };
        };
    };
    testConnection: {
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
                    "application/json": components["schemas"]["ConnectionTest"];
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
                        /** @description Net revenue: sales less refunds, in minor units of saleCurrency. For customers from a partner, only amounts that count toward the program */
                        saleAmount: number;
                        /**
                         * @description Currency of saleAmount: the program's, or the workspace's if the customer has no program
                         * @example usd
                         */
                        saleCurrency: string;
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
                            /**
                             * Format: double
                             * @description A percentage, or minor units when the type is flat
                             */
                            amount: number;
                            /** @enum {string} */
                            type: "percentage" | "flat";
                            /** @description Months; 0: the first payment only, null: for ever */
                            maxDuration: number | null;
                            couponId: string | null;
                            couponTestId: string | null;
                            /**
                             * @description In words
                             * @example 20 % off for 3 months
                             */
                            sentence: string;
                            /** @description In your own words */
                            description: string | null;
                        } | null;
                    };
                };
            };
        };
    };
    listDiscountCodes: {
        parameters: {
            query?: {
                partnerId?: string;
                discountId?: string;
                linkId?: string;
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
                    "application/json": components["schemas"]["DiscountCode"][];
                };
            };
        };
    };
    listDiscounts: {
        parameters: {
            query?: {
                programId?: string;
                groupId?: string;
                enrollmentId?: string;
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
                    "application/json": components["schemas"]["Discount"][];
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
                                /** Format: double */
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
                            /** @description Net revenue: sales less refunds, in minor units of saleCurrency. For partner links, only amounts that count toward the program */
                            saleAmount: number;
                            /**
                             * @description Currency of saleAmount: the program's, or the workspace's if the link has no program
                             * @example usd
                             */
                            saleCurrency: string;
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
                            /** @description Net revenue in saleCurrency */
                            saleAmount: number;
                            saleCurrency: string;
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
                                /** Format: double */
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
                            /** @description Net revenue: sales less refunds, in minor units of saleCurrency. For partner links, only amounts that count toward the program */
                            saleAmount: number;
                            /**
                             * @description Currency of saleAmount: the program's, or the workspace's if the link has no program
                             * @example usd
                             */
                            saleCurrency: string;
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
                            /** @description Net revenue in saleCurrency */
                            saleAmount: number;
                            saleCurrency: string;
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
                                reason: "no_reward" | "duration_over" | "first_sale_only" | "limit_reached" | "zero_amount" | "not_eligible" | "existing_customer" | "already_rewarded";
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
    listFundingAccounts: {
        parameters: {
            query?: {
                /** @description Also those that were replaced or removed */
                removed?: boolean;
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
                        /** @example fa_1Vd4T2sKq0aB3xYz */
                        id: string;
                        provider: string;
                        name: string;
                        /** @description As it may be shown; the details are never shown again */
                        masked: string;
                        /** @description ISO 8601 */
                        verifiedAt: string | null;
                        /** @description ISO 8601 */
                        createdAt: string;
                        /** @description ISO 8601 */
                        removedAt: string | null;
                        /** @description Where the provider reports to; null: it does not */
                        callbackUrl: string | null;
                    }[];
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
    listImages: {
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
                    "application/json": components["schemas"]["Image"][];
                };
            };
        };
    };
    listImports: {
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
                    "application/json": components["schemas"]["Import"][];
                };
            };
        };
    };
    listImporters: {
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
                    "application/json": components["schemas"]["Importer"][];
                };
            };
        };
    };
    getImport: {
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
                    "application/json": components["schemas"]["ImportReport"];
                };
            };
        };
    };
    addImportFile: {
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
                    "application/json": components["schemas"]["ImportFile"];
                };
            };
        };
    };
    listImportLines: {
        parameters: {
            query?: {
                kind?: "partner" | "link" | "customer" | "lead" | "sale" | "commission" | "payout";
                status?: "new" | "ready" | "skipped" | "known" | "done" | "undone" | "kept";
                reason?: string;
                /** @description The number of the last line you have */
                after?: number;
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
                    "application/json": components["schemas"]["ImportLine"][];
                };
            };
        };
    };
    listInboxEvents: {
        parameters: {
            query?: {
                status?: "received" | "retrying" | "done" | "ignored" | "failed";
                connectionId?: string;
                /** @description The provider’s name of the event */
                type?: string;
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
                    "application/json": components["schemas"]["InboxEvent"][];
                };
            };
        };
    };
    replayInboxEvents: {
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
                    "application/json": components["schemas"]["EventsReplayed"];
                };
            };
        };
    };
    listIntegrations: {
        parameters: {
            query?: {
                /** @description Of the texts */
                language?: "en" | "de";
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
                    "application/json": components["schemas"]["IntegrationInfo"][];
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
    createInvitationLink: {
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
                    "application/json": components["schemas"]["HandedLink"];
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
                /** @description What this payout has moved */
                payoutId?: string;
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
    listStatements: {
        parameters: {
            query: {
                programId: string;
                /** @description Booked from then on. Default: the beginning */
                start?: string;
                /** @description Booked before then. Default: now */
                end?: string;
                /** @description Part of the name or address */
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
                    "application/json": components["schemas"]["StatementList"];
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
                            /** Format: double */
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
                        /** @description Net revenue: sales less refunds, in minor units of saleCurrency. For partner links, only amounts that count toward the program */
                        saleAmount: number;
                        /**
                         * @description Currency of saleAmount: the program's, or the workspace's if the link has no program
                         * @example usd
                         */
                        saleCurrency: string;
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
    listMailTemplates: {
        parameters: {
            query: {
                /** @description Whose mails */
                programId: string;
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
                        /** @enum {string} */
                        template: "partner-invited" | "application-received" | "application-approved" | "application-rejected" | "enrollment-banned" | "enrollment-deactivated" | "group-changed" | "commission-digest" | "commission-held" | "commission-reversed" | "payout-sent" | "payout-completed" | "payout-failed";
                        /** @description The placeholders that subject and body may have */
                        placeholders: string[];
                        /** @description Those in which the program has its own words */
                        languages: string[];
                    }[];
                };
            };
        };
    };
    getMailTemplate: {
        parameters: {
            query: {
                /** @description Whose mails */
                programId: string;
                /** @description Of the partners who get it */
                language: "ar" | "de" | "en" | "es" | "fr" | "ja" | "pt-BR";
            };
            header?: never;
            path: {
                template: "partner-invited" | "application-received" | "application-approved" | "application-rejected" | "enrollment-banned" | "enrollment-deactivated" | "group-changed" | "commission-digest" | "commission-held" | "commission-reversed" | "payout-sent" | "payout-completed" | "payout-failed";
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
                    "application/json": components["schemas"]["MailTemplate"];
                };
            };
        };
    };
    previewMailTemplate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                template: "partner-invited" | "application-received" | "application-approved" | "application-rejected" | "enrollment-banned" | "enrollment-deactivated" | "group-changed" | "commission-digest" | "commission-held" | "commission-reversed" | "payout-sent" | "payout-completed" | "payout-failed";
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
                        subject: string;
                        html: string;
                        text: string;
                    };
                };
            };
        };
    };
    getEmailStatus: {
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
                    "application/json": components["schemas"]["EmailStatus"];
                };
            };
        };
    };
    sendTestEmail: {
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
                    "application/json": components["schemas"]["TestEmail"];
                };
            };
        };
    };
    getMail: {
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
                    "application/json": components["schemas"]["Mail"];
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
    listMemberAccess: {
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
                    "application/json": components["schemas"]["MemberAccess"][];
                };
            };
        };
    };
    listPartnerApplications: {
        parameters: {
            query?: {
                /** @description Default: the oldest program that is not deactivated */
                programId?: string | null;
                groupId?: string;
                country?: string;
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
                        /** @description The enrollment's id */
                        id: string;
                        /** @description When it was sent, as ISO 8601 */
                        createdAt: string;
                        programId: string;
                        partner: {
                            id: string;
                            name: string;
                            companyName: string | null;
                            email: string | null;
                            emailVerifiedAt: string | null;
                            image: string | null;
                            description: string | null;
                            country: string | null;
                            groupId: string;
                            /** @enum {string} */
                            status: "pending" | "approved" | "rejected" | "invited" | "declined" | "archived" | "deactivated" | "banned";
                        };
                        /** @description The answers, with the labels of that time */
                        applicationFormData: {
                            label: string;
                            value: string | null;
                        }[] | null;
                    }[];
                };
            };
        };
    };
    bulkInvitePartners: {
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
                    "application/json": (components["schemas"]["InvitedPartner"] | {
                        email: string;
                        error: string;
                        code: string;
                    })[];
                };
            };
        };
    };
    checkInvitations: {
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
                        email: string;
                        status: ("pending" | "approved" | "rejected" | "invited" | "declined" | "archived" | "deactivated" | "banned") | null;
                        /** @description Why this invitation would fail; null: it would not */
                        error: string | null;
                        code: string | null;
                        /** @description The field that is wrong, where it is one */
                        path: string | null;
                    }[];
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
                        address: string | null;
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
                            /** @description Net revenue: sales less refunds, in minor units of the program's currency */
                            saleAmount: number;
                        }[] | null;
                        totalClicks: number;
                        totalLeads: number;
                        totalConversions: number;
                        totalSales: number;
                        /** @description Net revenue: sales less refunds, in minor units of the program's currency */
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
    listPayoutProviders: {
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
                        name: string;
                        label: string;
                        /** @description online: over its API; file: for your bank; manual: by hand; credit: in your own product */
                        kind: string;
                        /** @description null: every currency */
                        currencies: string[] | null;
                        /** @description What connecting your account asks for */
                        fundingFields: {
                            name: string;
                            label: string;
                            secret: boolean;
                            required: boolean;
                        }[];
                        /** @description What partners are asked for */
                        recipientFields: {
                            name: string;
                            label: string;
                            secret: boolean;
                            required: boolean;
                        }[];
                        /** @description Partners set up their account on the pages of the provider, not in a form */
                        onboarding: boolean;
                        /** @description Whether files of the bank can be read back */
                        statusFiles: boolean;
                    }[];
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
    getPayoutCalendar: {
        parameters: {
            query: {
                programId: string;
                /** @description How far ahead; default: 42 */
                days?: number;
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
                        programId: string;
                        /** @description The program’s */
                        currency: string;
                        /**
                         * @description A day in UTC
                         * @example 2026-12-01
                         */
                        today: string;
                        /**
                         * @description A day in UTC
                         * @example 2026-12-01
                         */
                        lastDay: string;
                        /** @enum {string} */
                        interval: "manual" | "weekly" | "twice_monthly" | "monthly";
                        /** @description What is payable now, by currency */
                        payable: {
                            currency: string;
                            /** @description In minor units of the currency */
                            amount: number;
                            commissions: number;
                        }[];
                        /** @description What becomes payable on which day, when holding periods end; days without any are left out */
                        days: {
                            /**
                             * @description A day in UTC
                             * @example 2026-12-01
                             */
                            day: string;
                            currency: string;
                            /** @description In minor units of the currency */
                            amount: number;
                            commissions: number;
                        }[];
                        /** @description What becomes payable after the last day */
                        later: {
                            currency: string;
                            /** @description In minor units of the currency */
                            amount: number;
                            commissions: number;
                        }[];
                        /** @description What is held for a reason that somebody or a rate must clear: on no day */
                        held: {
                            currency: string;
                            /** @description In minor units of the currency */
                            amount: number;
                            commissions: number;
                        }[];
                        /** @description The next days of the schedule, each with what has become payable since the one before. At most that is paid: partners below the minimum or without an account wait */
                        payoutDays: {
                            /**
                             * @description A day in UTC
                             * @example 2026-12-01
                             */
                            day: string;
                            amounts: {
                                currency: string;
                                /** @description In minor units of the currency */
                                amount: number;
                            }[];
                        }[];
                    };
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
                        /** @description Confirm it to pay exactly this: POST /payouts/drafts/{id}/confirm. null: nobody, or dryRun */
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
                        /** @description Everybody else who is owed money, one page of them */
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
                            reason: "banned" | "negative" | "nothing_due" | "below_minimum" | "no_payout_method" | "method_not_offered" | "no_tenant_id" | "method_unverified" | "name_not_latin" | "recently_changed" | "currency_not_supported" | "no_funding_account" | "not_expressible" | "below_provider_minimum" | "over_provider_limit" | "over_cap" | "held";
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
    getPayoutRun: {
        parameters: {
            query?: {
                /** @description Default: the largest, 100 */
                pageSize?: number;
                /** @description The id of the last item you have: answers what follows */
                startingAfter?: string;
                /** @description The id of the first item you have: answers what precedes */
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
                        /** @description One page of them, by id */
                        payouts: {
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
                        /** @description To upload at your bank */
                        files: {
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
                            holdReason: ("fraud" | "client_side" | "existing_customer" | "rate_missing" | "manual") | null;
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
                                /** @description Net revenue in saleCurrency */
                                saleAmount: number;
                                saleCurrency: string;
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
    simulateReward: {
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
                    "application/json": components["schemas"]["Simulation"];
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
        requestBody?: never;
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
        requestBody?: never;
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
    getSharedReport: {
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
                    "application/json": components["schemas"]["SharedReport"];
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
    viewAsPartner: {
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
                        /** @description svc_es_…, shown this once: for that page and no other */
                        publicToken: string;
                        /** @description ISO 8601 */
                        expires: string;
                    };
                };
            };
        };
    };
    listUtmTemplates: {
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
                    "application/json": components["schemas"]["UtmTemplate"][];
                };
            };
        };
    };
    getWebhook: {
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
                    "application/json": components["schemas"]["Webhook"];
                };
            };
        };
    };
    getWebhookDelivery: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                deliveryId: string;
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
                    "application/json": components["schemas"]["WebhookDelivery"];
                };
            };
        };
    };
    replayWebhook: {
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
                        count: number;
                    };
                };
            };
        };
    };
    rotateWebhookSecret: {
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
                    "application/json": components["schemas"]["WebhookWithSecret"];
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
    copySettings: {
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
                    "application/json": components["schemas"]["CopiedSettings"];
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
        requestBody?: never;
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
                        scopes: ("all" | "read" | "links.read" | "links.write" | "conversions.write" | "customers.read" | "customers.write" | "analytics.read" | "analytics.write" | "program.read" | "program.write" | "payouts.write" | "mails.read" | "mails.write" | "privacy.write" | "members.read" | "members.write" | "workspace.read" | "workspace.write" | "audit.read")[];
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
    getPlan: {
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
                    "application/json": components["schemas"]["PlanUse"];
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
        requestBody?: never;
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

type Answers<R> = {
  [Status in keyof R]: R[Status] extends { content: { 'application/json': infer Body } } ? Body : never
}[keyof R]
type Answer<Id extends keyof operations> = Answers<operations[Id]['responses']>
export type AnalyticsRow = Extract<Answer<'retrieveAnalytics'>, unknown[]>[number]
export type AnalyticsCount = Exclude<Answer<'retrieveAnalytics'>, unknown[]>
export type EarningsReport = Answer<'retrieveEarnings'>
export type Annotation = Answer<'listAnnotations'>[number]
export type SavedView = Answer<'listSavedViews'>[number]
export type ShareLink = Answer<'listShareLinks'>[number]
export type SharedReport = Answer<'getSharedReport'>
export type Importer = Answer<'listImporters'>[number]
export type Import = Answer<'listImports'>[number]
export type ImportReport = Answer<'getImport'>
export type ImportLine = Answer<'listImportLines'>[number]
export type ImportFile = Answer<'addImportFile'>
export type ConnectionTest = Answer<'testConnection'>
export type Authorization = Answer<'authorizeConnection'>
export type InboxEvent = Answer<'listInboxEvents'>[number]
export type EventsReplayed = Answer<'replayInboxEvents'>
export type OidcState = Answer<'getOidc'>
export type OidcStart = Answer<'startOidc'>
export type AuditEntry = Answer<'listAuditEntries'>[number]
export type EventItem = Answer<'listEvents'>[number]
export type ExplainedEvent = Answer<'explainEvent'>
export type Link = Answer<'getLink'>
export type Folder = Answer<'listFolders'>[number]
export type Tag = Answer<'listTags'>[number]
export type UtmTemplate = Answer<'listUtmTemplates'>[number]
export type Workspace = Answer<'getWorkspace'>
export type PlanUse = Answer<'getPlan'>
export type Image = Answer<'listImages'>[number]
export type CopiedSettings = Answer<'copySettings'>
export type SetupChecklist = Answer<'getSetupChecklist'>
export type SignedIn = Answer<'getSignedIn'>
export type SetUpState = Answer<'getSetup'>
export type SetUp = Answer<'setUp'>
export type ShownInvitation = Answer<'showInvitation'>
export type Member = Answer<'listMembers'>[number]
export type MemberAccess = Answer<'listMemberAccess'>[number]
export type Invitation = Answer<'listInvitations'>[number]
export type PersonSession = Answer<'listSessions'>[number]
export type TotpSecret = Answer<'startTwoFactor'>
export type Passkey = Answer<'listPasskeys'>[number]
export type PasskeyCreation = Answer<'startPasskey'>
export type PasskeyRequest = Answer<'startPasskeySignIn'>
export type RecoveryCodes = Answer<'confirmTwoFactor'>
export type Connection = Answer<'getConnection'>
export type IntegrationInfo = Answer<'listIntegrations'>[number]
export type FieldChoices = Answer<'listConnectionChoices'>[number]
export type Backfill = Answer<'listBackfills'>[number]
export type Key = Answer<'listKeys'>[number]
export type Customer = Answer<'getCustomer'>
export type Refund = Answer<'listRefunds'>[number]
export type Commission = Answer<'listCommissions'>[number]
export type ExplainedCommission = Answer<'getCommission'>
export type FraudFlag = Answer<'listFraudFlags'>[number]
export type CreatedKey = Answer<'createKey'>
export type PublishableKey = Answer<'rotatePublishableKey'>
export type Domain = Answer<'listDomains'>[number]
export type Job = Answer<'listJobs'>[number]
export type Webhook = Answer<'getWebhook'>
export type WebhookWithSecret = Answer<'rotateWebhookSecret'>
export type WebhookDelivery = Answer<'getWebhookDelivery'>
export type WebhookReplay = Answer<'replayWebhook'>
export type Program = Answer<'listPrograms'>[number]
export type LedgerEntry = Answer<'listLedgerEntries'>[number]
export type StatementList = Answer<'listStatements'>
export type Closing = Answer<'listClosings'>[number]
export type Partner = Answer<'getPartner'>
export type PartnerApplication = Answer<'listPartnerApplications'>[number]
export type InviteCheck = Answer<'checkInvitations'>[number]
export type InviteAnswer = Answer<'bulkInvitePartners'>[number]
export type EmbedToken = Answer<'viewAsPartner'>
export type Group = Answer<'listGroups'>[number]
export type Discount = Answer<'listDiscounts'>[number]
export type Sent = Answer<'sendSignInLink'>
export type EmailStatus = Answer<'getEmailStatus'>
export type TestEmail = Answer<'sendTestEmail'>
export type Mail = Answer<'getMail'>
export type HandedLink = Answer<'createInvitationLink'>
export type MailTemplate = Answer<'getMailTemplate'>
export type MailTemplateSummary = Answer<'listMailTemplates'>[number]
export type MailPreview = Answer<'previewMailTemplate'>
export type FundingAccount = Answer<'listFundingAccounts'>[number]
export type PayoutProviderInfo = Answer<'listPayoutProviders'>[number]
export type DiscountCode = Answer<'listDiscountCodes'>[number]
export type Reward = Answer<'getReward'>
export type RewardPreview = Answer<'previewReward'>
export type Simulation = Answer<'simulateReward'>
export type ConditionAttribute = Answer<'listRewardConditions'>[number]
export type PayoutCalendar = Answer<'getPayoutCalendar'>
export type Payout = Answer<'listPayouts'>[number]
export type PayoutDetail = Answer<'getPayout'>
export type PayoutRun = Answer<'listPayoutRuns'>[number]
export type PayoutRunDetail = Answer<'getPayoutRun'>
export type PayoutFile = Answer<'listPayoutFiles'>[number]
export type PayoutPreview = Answer<'previewPayouts'>
export type PayoutDraft = Answer<'listPayoutDrafts'>[number]
export type PayoutDraftDetail = Answer<'getPayoutDraft'>
