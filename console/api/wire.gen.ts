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
    "/partner-tags": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listPartnerTags"];
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
    "/partners/{id}/activity": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listPartnerActivity"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/partners/{id}/notes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listPartnerNotes"];
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
    "/workspace/attention": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getAttention"];
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
            /** @description The ID of the audit log entry, such as `aud_…`. */
            id: string;
            /** @description When the change was made, in ISO 8601 format. */
            at: string;
            /**
             * @description Whether a reward or the attribution changed.
             * @enum {string}
             */
            kind: "reward" | "attribution";
            /**
             * @description The type of change.
             * @enum {string}
             */
            action: "created" | "changed" | "archived" | "restored" | "deleted";
            /** @description The ID of the reward, or null. */
            rewardId: string | null;
            /** @description The event that the reward pays for: click, lead, or sale. */
            event: string | null;
            /** @description The group that earns the reward, or null for a single partner. */
            group: string | null;
            /** @description The names of the changed fields. */
            fields: string[];
            /** @description The new attribution model, if it changed. */
            attributionModel: string | null;
        };
        /** EarningsReport */
        EarningsReport: {
            /** @description Commissions of all types minus clawbacks in one currency, in minor units, at the times of their events. */
            earnings: number;
            /**
             * @description The earnings in each currency.
             * @example {
             *       "usd": 12900
             *     }
             */
            earningsAmounts: {
                [key: string]: number;
            };
            /** @description The time series. */
            series: {
                /** @description The start of the hour, day, week, or month. */
                start: string;
                /** @description Commissions of all types minus clawbacks in one currency, in minor units, at the times of their events. */
                earnings: number;
                /**
                 * @description The earnings in each currency.
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
            /**
             * @description The unique ID.
             * @example share_1t9QzK4bXeRw2Lm0
             */
            id: string;
            /** @description The ID of the saved view. */
            viewId: string;
            /** @description When the link expires, in ISO 8601 format. */
            expiresAt: string | null;
            /** @description The ID of the user who created it, such as `per_…`. */
            createdBy: string | null;
            /** @description When it was created, in ISO 8601 format. */
            createdAt: string;
        };
        /** SavedView */
        SavedView: {
            /**
             * @description The unique ID.
             * @example view_1t9QzK4bXeRw2Lm0
             */
            id: string;
            /** @description The name, which must be unique in the workspace. */
            name: string;
            /**
             * @description The report page.
             * @enum {string}
             */
            page: "overview" | "funnel";
            /** @description The query string of the report page. */
            query: string;
            /** @description Whether to list this view before others. */
            pinned: boolean;
            /** @description The ID of the user who saved it, such as `per_…`. */
            createdBy: string | null;
            /** @description When the object was created, in ISO 8601 format. */
            createdAt: string;
        };
        /** AuditEntry */
        AuditEntry: {
            /** @description The ID of the entry. */
            id: string;
            /** @description When the change was made, in ISO 8601 format. */
            createdAt: string;
            /** @description The actor who made the change. */
            actor: {
                /**
                 * @description The type of actor. `system` is a job, the command line (`cli`), or a public page. `database` is SQL outside the server.
                 * @enum {string}
                 */
                type: "member" | "key" | "partner" | "embed" | "browser" | "system" | "database";
                /** @description The ID of the member, key, partner, or session. Otherwise, a name. */
                id: string;
                /** @description The current name of the actor. */
                name: string | null;
            };
            /** @description The IP address of the request, or null if there was none. */
            address: string | null;
            /** @description The `X-Request-Id` of the response. Changes from one request have the same ID. */
            requestId: string | null;
            /**
             * @description The type.
             * @enum {string}
             */
            type: "workspace" | "key" | "member" | "invitation" | "domain" | "folder" | "tag" | "link" | "program" | "group" | "reward" | "discount" | "discount_code" | "milestone" | "partner" | "partner_tag" | "partner_note" | "enrollment" | "customer" | "commission" | "fraud_flag" | "payout_method" | "funding_account" | "connection" | "import" | "payout_draft" | "payout_run" | "payout" | "payout_file" | "closing" | "exchange_rate" | "saved_view" | "share_link" | "utm_template" | "webhook" | "image" | "export";
            /**
             * @description The type of change.
             * @enum {string}
             */
            action: "created" | "updated" | "deleted" | "tag_added" | "tag_removed" | "exported" | "erased" | "signed_in" | "sign_in_failed" | "password_set" | "password_changed" | "password_reset" | "password_removed" | "two_factor_started" | "two_factor_ended" | "recovery_code_used" | "viewed_as" | "access_link_created" | "passkey_added" | "passkey_renamed" | "passkey_removed" | "cleared";
            /** @description The changed object. */
            resource: {
                /** @description The ID of the changed object. */
                id: string;
                /** @description The name at that time. For objects without a name, the partner’s name. */
                name: string | null;
            };
            /** @description The previous values. For updates, only values that changed. Amounts are in minor units, and secrets are `[secret]`. */
            before: {
                [key: string]: unknown;
            } | null;
            /** @description The new values, or null. */
            after: {
                [key: string]: unknown;
            } | null;
            /** @description When the person was erased, together with the values about them. */
            erasedAt: string | null;
            /** @description The position in the workspace’s log, starting at 1, in commit order. */
            number: number | null;
            /** @description The SHA-256 hash of the entry and the previous hash. */
            hash: string | null;
        };
        /** OidcState */
        OidcState: {
            /**
             * @description The name of the identity provider, or null if there is none.
             * @example Google
             */
            name: string | null;
        };
        /** OidcStart */
        OidcStart: {
            /** @description The URL of the identity provider’s sign-in page. */
            url: string;
        };
        /** Passkey */
        Passkey: {
            /**
             * @description The unique ID.
             * @example psk_1t9QzK4bXeRw2Lm0
             */
            id: string;
            /** @description The name of the passkey. */
            name: string;
            /** @description Whether the passkey is synced across devices. */
            synced: boolean;
            /**
             * Format: date-time
             * @description When it was last used, in ISO 8601 format, or null.
             */
            lastUsedAt: string | null;
            /**
             * Format: date-time
             * @description When the object was created, in ISO 8601 format.
             */
            createdAt: string;
        };
        /** PasskeyRequestOptions */
        PasskeyRequestOptions: {
            /** @description The challenge. Valid once, for 10 minutes, in this browser. */
            challenge: string;
            /** @description The ID of the relying party. */
            rpId: string;
            /** @description The timeout, in milliseconds. */
            timeout: number;
            /** @description The WebAuthn user verification requirement. */
            userVerification: string;
        };
        /** PasskeyCreationOptions */
        PasskeyCreationOptions: {
            /** @description The relying party. */
            rp: {
                /** @description The domain of the relying party. */
                id: string;
                /** @description The name of the relying party. */
                name: string;
            };
            /** @description The user. */
            user: {
                /** @description The user handle, in base64url. */
                id: string;
                /** @description The email address of the user. */
                name: string;
                /** @description The display name. */
                displayName: string;
            };
            /** @description The challenge. Valid once, for 10 minutes, in this session. */
            challenge: string;
            /** @description The supported public key algorithms. */
            pubKeyCredParams: {
                /**
                 * @description Always `public-key`.
                 * @constant
                 */
                type: "public-key";
                /** @description The identifier of the algorithm. */
                alg: number;
            }[];
            /** @description The timeout, in milliseconds. */
            timeout: number;
            /** @description The credentials that the user already has. */
            excludeCredentials: {
                /**
                 * @description Always `public-key`.
                 * @constant
                 */
                type: "public-key";
                /** @description The credential ID, in base64url. */
                id: string;
                /** @description The transports of the credential. */
                transports: string[];
            }[];
            /** @description The WebAuthn requirements for the authenticator. */
            authenticatorSelection: {
                /** @description The WebAuthn resident key requirement. */
                residentKey: string;
                /** @description Whether a discoverable credential is required. */
                requireResidentKey: boolean;
                /** @description The WebAuthn user verification requirement. */
                userVerification: string;
            };
            /** @description The WebAuthn attestation preference. */
            attestation: string;
        };
        /** SignedIn */
        SignedIn: {
            /** @description The signed-in user. */
            person: {
                /** @description The ID of the user. */
                id: string;
                /** @description The user’s email address. */
                email: string;
                /** @description The user’s name. */
                name: string;
                /** @description Whether two-factor authentication is on. */
                twoFactor: boolean;
            };
            /** @description The session. */
            session: {
                /** @description The ID of the session. */
                id: string;
                /**
                 * Format: date-time
                 * @description When the session expires. It also ends after 7 days without use.
                 */
                expiresAt: string;
            };
            /** @description The user’s workspaces, sorted by name. */
            workspaces: components["schemas"]["OwnWorkspace"][];
        };
        /** OwnWorkspace */
        OwnWorkspace: {
            /** @description The ID of the workspace. Send it in the `Svc-Workspace` header. */
            id: string;
            /** @description The name of the workspace. */
            name: string;
            /** @description The slug of the workspace. */
            slug: string;
            /**
             * @description The plan.
             * @enum {string}
             */
            plan: "free" | "pro" | "business" | "advanced" | "enterprise";
            /** @description The IANA name of the time zone of analytics and the console. */
            timezone: string;
            /** @description The currency of reports, as a lowercase ISO 4217 code. */
            currency: string;
            /** @description The test workspace, or null. */
            test: {
                /** @description The ID of the test workspace. Send it in the `Svc-Workspace` header for test mode. */
                id: string;
                /** @description The IANA name of the time zone. */
                timezone: string;
                /** @description The currency of reports. */
                currency: string;
            } | null;
            /**
             * @description The role: `owner` can do everything, `admin` everything except manage owners, `member` day-to-day work, `viewer` read only, and `billing` payouts.
             * @enum {string}
             */
            role: "owner" | "admin" | "member" | "viewer" | "billing";
            /** @description The scopes of the user’s role. */
            scopes: string[];
        };
        /** Session */
        Session: {
            /**
             * @description The unique ID.
             * @example ses_1t9QzK4bXeRw2Lm0
             */
            id: string;
            /** @description Whether this is the current session. */
            current: boolean;
            /** @description The IP address that the session was opened from. */
            address: string;
            /** @description The browser and operating system, if known. */
            agent: string;
            /**
             * Format: date-time
             * @description When the session was opened.
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When the session was last used, to five minutes.
             */
            lastUsedAt: string;
            /**
             * Format: date-time
             * @description When the session expires at the latest.
             */
            expiresAt: string;
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
        /** Authorization */
        Authorization: {
            /** @description The URL of the provider’s page to send the member to. */
            url: string;
        };
        /** Connection */
        Connection: {
            /**
             * @description The unique ID.
             * @example con_1Vd4T2sKq0aB3xYz
             */
            id: string;
            /** @description The provider. */
            provider: string;
            /** @description Your name for the connection. */
            name: string;
            /** @description The end of the secret, or the name of the account. */
            masked: string;
            /** @description The provider’s ID of the account. */
            accountId: string | null;
            /** @description The ID of the program that its customers belong to. */
            programId: string | null;
            /** @description The values that were entered. Secret values are masked. */
            details: {
                [key: string]: string;
            };
            /** @description Whether the account was connected on the provider’s page. */
            authorized: boolean;
            /** @description The URL that the provider sends events to. */
            webhookUrl: string;
            /** @description The state of polling, or null for providers that send events. */
            polling: components["schemas"]["ConnectionPolling"] | null;
            /** @description When the object was created, in ISO 8601 format. */
            createdAt: string;
            /** @description When it was removed, in ISO 8601 format, or null. */
            removedAt: string | null;
        };
        /** ConnectionPolling */
        ConnectionPolling: {
            /** @description The polling interval, in minutes. */
            everyMinutes: number;
            /** @description When the provider last responded, in ISO 8601 format. */
            lastPolledAt: string | null;
            /** @description When the provider is polled next, in ISO 8601 format. Null if polling is paused until the credentials change. */
            nextPollAt: string | null;
            /** @description When polling last failed, if it has failed since, in ISO 8601 format. */
            lastFailedAt: string | null;
            /** @description Why polling failed. */
            reason: string | null;
        };
        /** Backfill */
        Backfill: {
            /**
             * @description The unique ID.
             * @example bfl_1Vd4T2sKq0aB3xYz
             */
            id: string;
            /** @description The ID of the connection. */
            connectionId: string;
            /** @description Whether it only counts what would be imported. */
            dryRun: boolean;
            /** @description The start of the imported history, in ISO 8601 format. */
            since: string;
            /**
             * @description The status of the backfill.
             * @enum {string}
             */
            status: "running" | "done" | "failed" | "canceled";
            /** @description The number of pages read. */
            pages: number;
            /** @description The number of objects on the pages. */
            seen: number;
            /** @description The number of objects added to the inbox. The others were already there. */
            added: number;
            /** @description For dry runs, the number of leads. */
            leads: number;
            /** @description For dry runs, the number of sales. */
            sales: number;
            /** @description For dry runs, the total of the sales by currency. */
            amounts: {
                /** @description The ISO 4217 currency code, in lowercase. */
                currency: string;
                /** @description The total of the sales, in minor units. */
                amount: string;
            }[];
            /** @description For dry runs, the number of objects that would fail. */
            problems: number;
            /** @description The reasons of the first 50 problems. */
            reasons: {
                /** @description The type of event. */
                event: string;
                /** @description A stable code for the reason. */
                reason: string;
            }[];
            /** @description Why the backfill failed or is waiting. */
            reason: string | null;
            /** @description When the object was created, in ISO 8601 format. */
            createdAt: string;
            /** @description When the object was last updated, in ISO 8601 format. */
            updatedAt: string;
        };
        /** FieldChoices */
        FieldChoices: {
            /** @description The name of the field. Its value is a list of choices, separated by commas. */
            field: string;
            /** @description The choices. */
            choices: {
                /** @description The value of the option. */
                value: string;
                /** @description The display name of the option. */
                label: string;
                /** @description The group of the choice, such as a pipeline. Can be empty. */
                group: string;
                /** @description Whether the choice is used by default. */
                isUsual: boolean;
            }[];
        };
        /** ConnectionTest */
        ConnectionTest: {
            /** @description Whether a signed event has arrived and the last one was processed. */
            working: boolean;
            /** @description The next step. */
            message: string;
            /** @description When the last event arrived, in ISO 8601 format, or null. */
            lastEventAt: string | null;
        };
        /** DiscountCode */
        DiscountCode: {
            /**
             * @description The unique ID.
             * @example dcode_1Vd4T2sKq0aB3xYz
             */
            id: string;
            /**
             * @description The discount code.
             * @example GRACE20
             */
            code: string;
            /** @description The ID of the discount. */
            discountId: string | null;
            /** @description The ID of the partner. */
            partnerId: string;
            /** @description The partner. */
            partner: {
                /** @description The ID of the partner. */
                id: string;
                /** @description The partner’s name. */
                name: string;
            };
            /** @description The ID of the link. */
            linkId: string;
        };
        /** Discount */
        Discount: {
            /**
             * @description The unique ID.
             * @example disc_1Vd4T2sKq0aB3xYz
             */
            id: string;
            /** @description The ID of the program. */
            programId: string;
            /** @description The ID of the group. */
            groupId: string | null;
            /** @description The ID of the enrollment, if the discount replaces its group’s discount. */
            enrollmentId: string | null;
            /**
             * @description Whether the discount is a percentage or a flat amount.
             * @enum {string}
             */
            type: "flat" | "percentage";
            /**
             * @description For type `flat`, the amount in minor units of the program’s currency.
             * @example 500
             */
            amount: number | null;
            /**
             * @description For type `percentage`, the rate in basis points: 10,000 is 100%.
             * @example 2000
             */
            rateBps: number | null;
            /**
             * @description The duration in months from the first sale. 0 is the first sale only, and null is unlimited.
             * @example 12
             */
            maxDurationMonths: number | null;
            /**
             * @description The currency of a flat discount, or null.
             * @example usd
             */
            currency: string;
            /**
             * @description A description in one sentence.
             * @example 20 % off for 3 months
             */
            sentence: string;
            /** @description Your own description, or null. */
            description: string | null;
            /**
             * @description The provider that applies the discount. `custom` is your own checkout. Defaults to `custom`.
             * @enum {string}
             */
            provider: "stripe" | "shopify" | "custom";
            /** @description The ID of the provider’s coupon, or null. */
            couponId: string | null;
            /** @description The ID of the coupon in the provider’s test mode, or null. */
            couponTestId: string | null;
            /** @description When the object was created, in ISO 8601 format. */
            createdAt: string;
            /** @description When the object was last updated, in ISO 8601 format. */
            updatedAt: string;
            /** @description When the discount was archived. New customers no longer get it. */
            archivedAt: string | null;
        };
        /** FraudFlag */
        FraudFlag: {
            /** @description The unique ID. */
            id: string;
            /**
             * @description The status. Open flags are closed only by people.
             * @enum {string}
             */
            status: "open" | "released" | "rejected";
            /**
             * @description The fraud rule.
             * @enum {string}
             */
            rule: "selfReferral" | "duplicateIdentity" | "banElsewhere" | "paidTraffic" | "bannedSource" | "bannedCountry" | "disposableEmail" | "tooFast" | "clickVelocity";
            /**
             * @description The severity.
             * @enum {string}
             */
            severity: "low" | "medium" | "high";
            /** @description The finding, in one sentence. */
            sentence: string;
            /** @description The data behind the finding. */
            evidence: {
                [key: string]: string;
            };
            /** @description The ID of the program. */
            programId: string;
            /** @description The ID of the partner. */
            partnerId: string;
            /** @description The ID of the partner’s enrollment in the program. */
            enrollmentId: string;
            /** @description The ID of the customer. */
            customerId: string | null;
            /** @description The ID of the commission. Null if the flag is about the partner and holds all of their earnings. */
            commissionId: string | null;
            /** @description The partner. */
            partner: {
                /** @description The ID of the partner. */
                id: string;
                /** @description The partner’s name. */
                name: string;
                /** @description The partner’s email address, or null. */
                email: string | null;
            };
            /** @description The commission, or null. */
            commission: {
                /** @description The ID of the commission. */
                id: string;
                /** @description The earnings, in minor units of the program’s currency. */
                earnings: number;
                /** @description The ISO 4217 currency code, in lowercase. */
                currency: string;
            } | null;
            /** @description A note for your records, or null. */
            note: string | null;
            /** @description The actor who closed the flag, such as `key:key_…`. */
            reviewedBy: string | null;
            /** @description When it was reviewed, in ISO 8601 format, or null. */
            reviewedAt: string | null;
            /** @description When the flag was created, in ISO 8601 format. */
            createdAt: string;
        };
        /** Group */
        Group: {
            /**
             * @description The unique ID.
             * @example grp_1C3MxQp0yTfWJ2k
             */
            id: string;
            /** @description The ID of the program. */
            programId: string;
            /** @description The name of the group. */
            name: string;
            /** @description The slug of the group. */
            slug: string;
            /**
             * @description The color of the group.
             * @enum {string}
             */
            color: "red" | "yellow" | "green" | "blue" | "purple" | "brown" | "gray" | "pink";
            /** @description The number of days before a commission is payable, or null to use the program’s setting. */
            holdingPeriodDays: number | null;
            /** @description Whether to approve applications automatically, or null to use the program’s setting. */
            autoApprove: boolean | null;
            /**
             * @description The format of partner links: a short link, or the destination with `?via=`.
             * @enum {string}
             */
            linkStructure: "short" | "query";
            /** @description The links to create for each new partner. */
            defaultLinks: {
                /** @description The destination URL. */
                url: string;
            }[];
            /** @description The destinations that partners can link to. */
            allowedDestinations: {
                /** @description The domain to allow. */
                domain: string;
                /** @description The start of the path. */
                path: string;
                /**
                 * @description How to match.
                 * @enum {string}
                 */
                match: "domain" | "exact";
            }[];
            /** @description The maximum number of links per partner. */
            maxLinks: number;
            /** @description Rules that move partners into this group. */
            moveRules: {
                /**
                 * @description The partner’s total to compare.
                 * @enum {string}
                 */
                attribute: "totalLeads" | "totalSales" | "totalSaleAmount" | "totalCommissions";
                /** @description The minimum, inclusive. */
                gte: number;
                /** @description The maximum, exclusive. */
                lt?: number;
            }[];
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
            /** @description Resources for partners, such as files, colors, and messages. */
            resources: {
                /**
                 * @description The type of resource.
                 * @enum {string}
                 */
                kind: "link" | "file" | "logo" | "color" | "message";
                /** @description The name of the resource. */
                name: string;
                /** @description An HTTP or HTTPS URL. For colors, `#rrggbb`. For messages, a text of up to 2,000 characters that can contain `{program}`, `{link}`, `{code}`, and `{discount}`. */
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
            }[] | null;
            /** @description When the object was created, in ISO 8601 format. */
            createdAt: string;
            /** @description When the object was last updated, in ISO 8601 format. */
            updatedAt: string;
        };
        /** Image */
        Image: {
            /**
             * @description The unique ID.
             * @example img_1C3MxQp0yTfWJ2k
             */
            id: string;
            /** @description The public URL of the image. */
            url: string;
            /**
             * @description The media type.
             * @enum {string}
             */
            contentType: "image/png" | "image/jpeg" | "image/gif" | "image/webp";
            /** @description The size in bytes. */
            size: number;
            /** @description When the object was created, in ISO 8601 format. */
            createdAt: string;
        };
        /** Import */
        Import: {
            /**
             * @description The unique ID.
             * @example imp_1Vd4T2sKq0aB3xYz
             */
            id: string;
            /** @description The ID of the program. */
            programId: string;
            /** @description The ID of the group. */
            groupId: string;
            /** @description The platform or file type. */
            source: string;
            /** @description A name that distinguishes sources whose IDs can overlap. */
            origin: string;
            /** @description Your name for the import. */
            name: string;
            /**
             * @description The status of the import.
             * @enum {string}
             */
            status: "draft" | "reading" | "checking" | "ready" | "running" | "done" | "failed" | "undoing" | "undone";
            /** @description Why the import failed, or what it’s waiting for. */
            reason: string | null;
            /**
             * @description How to treat commissions that the source hasn’t paid.
             * @enum {string}
             */
            unpaid: "mature" | "hold";
            /** @description The number of rows read. */
            lines: number;
            /** @description The actor who created it. */
            createdBy: string;
            /** @description When the object was created, in ISO 8601 format. */
            createdAt: string;
            /** @description When the object was last updated, in ISO 8601 format. */
            updatedAt: string;
            /** @description When it started, in ISO 8601 format, or null. */
            startedAt: string | null;
            /** @description When it finished, in ISO 8601 format, or null. */
            finishedAt: string | null;
            /** @description When the import was undone, in ISO 8601 format, or null. */
            undoneAt: string | null;
        };
        /** Importer */
        Importer: {
            /**
             * @description The name of the source.
             * @example rewardful
             */
            name: string;
            /** @description The display name of the source. */
            label: string;
            /** @description The fields that the source requires. */
            fields: {
                /** @description The name of the field. */
                name: string;
                /** @description The display name of the field. */
                label: string;
                /** @description Whether the field is secret. */
                secret: boolean;
                /** @description Whether a value is required. */
                required: boolean;
            }[];
            /** @description The kinds of files that the source accepts. */
            files: ("partner" | "link" | "customer" | "lead" | "sale" | "commission" | "payout")[];
            /** @description The values that a column of each kind of file can contain. */
            columns: {
                /**
                 * @description The kind of file.
                 * @enum {string}
                 */
                kind: "partner" | "link" | "customer" | "lead" | "sale" | "commission" | "payout";
                /** @description The values that a column can contain. */
                fields: {
                    /** @description The name of the field. */
                    name: string;
                    /** @description Whether a value is required. */
                    required: boolean;
                    /** @description A description of the value. */
                    meaning: string;
                }[];
            }[];
            /** @description Data that can’t be imported. */
            notes: string[];
        };
        /** ImportReport */
        ImportReport: {
            /**
             * @description The unique ID.
             * @example imp_1Vd4T2sKq0aB3xYz
             */
            id: string;
            /** @description The ID of the program. */
            programId: string;
            /** @description The ID of the group. */
            groupId: string;
            /** @description The platform or file type. */
            source: string;
            /** @description A name that distinguishes sources whose IDs can overlap. */
            origin: string;
            /** @description Your name for the import. */
            name: string;
            /**
             * @description The status of the import.
             * @enum {string}
             */
            status: "draft" | "reading" | "checking" | "ready" | "running" | "done" | "failed" | "undoing" | "undone";
            /** @description Why the import failed, or what it’s waiting for. */
            reason: string | null;
            /**
             * @description How to treat commissions that the source hasn’t paid.
             * @enum {string}
             */
            unpaid: "mature" | "hold";
            /** @description The number of rows read. */
            lines: number;
            /** @description The actor who created it. */
            createdBy: string;
            /** @description When the object was created, in ISO 8601 format. */
            createdAt: string;
            /** @description When the object was last updated, in ISO 8601 format. */
            updatedAt: string;
            /** @description When it started, in ISO 8601 format, or null. */
            startedAt: string | null;
            /** @description When it finished, in ISO 8601 format, or null. */
            finishedAt: string | null;
            /** @description When the import was undone, in ISO 8601 format, or null. */
            undoneAt: string | null;
            /** @description The results for each kind of row. */
            kinds: {
                /**
                 * @description The kind of rows.
                 * @enum {string}
                 */
                kind: "partner" | "link" | "customer" | "lead" | "sale" | "commission" | "payout";
                /** @description The number of rows. */
                lines: number;
                /** @description The number of rows that will be imported. */
                ready: number;
                /** @description The number of rows that were imported or matched existing objects. */
                done: number;
                /** @description The number of imported rows that matched existing objects. */
                recognized: number;
                /** @description The number of rows from an earlier import. */
                known: number;
                /** @description The number of skipped rows. */
                skipped: number;
                /** @description The number of rows that were undone. */
                undone: number;
                /** @description The number of rows that can’t be undone. */
                kept: number;
                /** @description The number of rows added to complete the records, such as the payouts of a month. */
                derived: number;
                /** @description The total of those rows, in minor units of the program’s currency. */
                derivedAmount: number;
                /** @description The totals by currency. */
                sums: {
                    /** @description The ISO 4217 currency code, in lowercase. */
                    currency: string;
                    /** @description The total of all rows in the source, in minor units. */
                    amount: number;
                    /** @description The total of rows that will be or were imported. */
                    coming: number;
                    /** @description The total of rows from an earlier import. */
                    known: number;
                    /** @description The total of skipped rows. */
                    skipped: number;
                    /** @description The total of rows that were undone. */
                    undone: number;
                    /** @description The total that this import posted to the ledger, or null if nothing has been written. */
                    booked: number | null;
                }[];
            }[];
            /** @description Why rows are skipped or kept, with their number. */
            reasons: {
                /**
                 * @description The kind of rows.
                 * @enum {string}
                 */
                kind: "partner" | "link" | "customer" | "lead" | "sale" | "commission" | "payout";
                /** @description A stable code for the reason. */
                reason: string;
                /** @description The reason in one sentence. */
                message: string;
                /** @description The number of rows. */
                lines: number;
            }[];
            /** @description Columns of the uploaded files that aren’t used. Available after the preview. */
            unmapped: {
                /**
                 * @description The kind of file.
                 * @enum {string}
                 */
                kind: "partner" | "link" | "customer" | "lead" | "sale" | "commission" | "payout";
                /** @description The columns. */
                columns: string[];
            }[];
            /** @description Whether the ledger matches the imported rows exactly. */
            matches: boolean;
        };
        /** ImportFile */
        ImportFile: {
            /**
             * @description The kind of rows in the file.
             * @enum {string}
             */
            kind: "partner" | "link" | "customer" | "lead" | "sale" | "commission" | "payout";
            /** @description The number of the last part. */
            part: number;
            /**
             * @description The character encoding.
             * @example utf-8
             */
            encoding: string;
            /**
             * @description The delimiter of the columns.
             * @example ;
             */
            delimiter: string;
            /** @description The names of the columns. */
            columns: string[];
            /** @description The first rows. */
            sample: string[][];
            /** @description The detected columns. Ambiguous columns aren’t mapped. */
            mapping: {
                [key: string]: string;
            };
            /** @description Required values without a column. */
            missing: string[];
            /** @description Columns that aren’t used unless you map them. */
            unmapped: string[];
        };
        /** ImportLine */
        ImportLine: {
            /** @description The number of the row in the import. */
            number: number;
            /**
             * @description The type of object in the row.
             * @enum {string}
             */
            kind: "partner" | "link" | "customer" | "lead" | "sale" | "commission" | "payout";
            /** @description The source’s own ID. */
            sourceId: string;
            /**
             * @description The position in the source.
             * @example partner, line 3
             */
            line: string;
            /**
             * @description The status of the row.
             * @enum {string}
             */
            status: "new" | "ready" | "skipped" | "known" | "done" | "undone" | "kept";
            /**
             * @description Why the row is skipped, or null.
             * @example partner_missing
             */
            reason: string | null;
            /** @description The reason in one sentence. */
            message: string | null;
            /** @description The amount in minor units, or 0. */
            amount: number;
            /** @description The currency of `amount`, or null. */
            currency: string;
            /** @description The ID of the object that was created or matched. */
            targetId: string | null;
        };
        /** InboxEvent */
        InboxEvent: {
            /**
             * @description The unique ID.
             * @example ibx_1Vd4T2sKq0aB3xYz
             */
            id: string;
            /** @description The ID of the connection. */
            connectionId: string;
            /** @description The provider’s ID of the event. */
            providerEventId: string;
            /** @description The provider’s name of the event type. */
            type: string;
            /**
             * @description The processing status of the event.
             * @enum {string}
             */
            status: "received" | "retrying" | "done" | "ignored" | "failed";
            /** @description Why the event failed, is waiting, or was ignored, or what remains to be done. */
            reason: string | null;
            /** @description The number of attempts. */
            attempts: number;
            /** @description When the event arrived, in ISO 8601 format. */
            createdAt: string;
            /** @description When the object was last updated, in ISO 8601 format. */
            updatedAt: string;
        };
        /** EventsReplayed */
        EventsReplayed: {
            /** @description The number of events that are processed again. */
            count: number;
            /** @description Whether there are more events. Repeat the request. */
            more: boolean;
        };
        /** IntegrationInfo */
        IntegrationInfo: {
            /**
             * @description The name of the provider.
             * @example stripe
             */
            name: string;
            /** @description The display name of the provider. */
            label: string;
            /** @description The events that the provider reports. */
            summary: string;
            /** @description The steps to complete at the provider. */
            setup: string;
            /** @description The provider’s name for the signing secret. */
            secretLabel: string;
            /** @description The fields that the provider requires. */
            fields: {
                /** @description The name of the field. */
                name: string;
                /** @description The display name of the field. */
                label: string;
                /** @description Whether the field is secret. */
                secret: boolean;
                /** @description Whether a value is required. */
                required: boolean;
                /** @description The options of the field, or null. */
                choices: string[] | null;
            }[];
            /** @description The supported event types. */
            events: string[];
            /**
             * @description Whether accounts are connected on the provider’s page.
             * @enum {string}
             */
            authorization: "none" | "unconfigured" | "ready";
            /** @description Whether history from before the connection can be imported. */
            history: boolean;
        };
        /** Invitation */
        Invitation: {
            /**
             * @description The unique ID.
             * @example inv_1t9QzK4bXeRw2Lm0
             */
            id: string;
            /** @description The email address. */
            email: string;
            /**
             * @description The role: `owner` can do everything, `admin` everything except manage owners, `member` day-to-day work, `viewer` read only, and `billing` payouts.
             * @enum {string}
             */
            role: "owner" | "admin" | "member" | "viewer" | "billing";
            /** @description The actor who sent the invitation: `member:per_…`, `key:key_…`, or `system:cli`. */
            invitedBy: string;
            /**
             * @description The delivery status. `not_configured`: the server can’t send email. `handed_over`: an owner received the link.
             * @enum {string}
             */
            delivery: "queued" | "sent" | "not_configured" | "handed_over";
            /**
             * Format: date-time
             * @description When the email was sent, or null.
             */
            sentAt: string | null;
            /**
             * Format: date-time
             * @description When the invitation expires, a week after it was sent.
             */
            expiresAt: string;
            /**
             * Format: date-time
             * @description When the object was created, in ISO 8601 format.
             */
            createdAt: string;
        };
        /** HandedLink */
        HandedLink: {
            /** @description A link that works once. Share it only with the person. */
            url: string;
            /**
             * Format: date-time
             * @description When it expires, in ISO 8601 format.
             */
            expiresAt: string;
        };
        /** Job */
        Job: {
            /** @description The unique ID. */
            id: string;
            /** @description The name of the job’s task. */
            task: string;
            /**
             * @description The status of the job.
             * @enum {string}
             */
            status: "failed" | "waiting" | "running";
            /** @description The number of attempts. */
            attempts: number;
            /** @description The maximum number of attempts. */
            maxAttempts: number;
            /** @description Why the last attempt failed. */
            error: string | null;
            /** @description The input of the job, which contains IDs. */
            payload: {
                [key: string]: unknown;
            };
            /** @description When the job runs next. */
            runAt: string;
            /** @description When the object was created, in ISO 8601 format. */
            createdAt: string;
            /** @description When the object was last updated, in ISO 8601 format. */
            updatedAt: string;
        };
        /** JournalEntry */
        JournalEntry: {
            /**
             * @description The unique ID.
             * @example lp_1Vd4T2sKq0aB3xYz-0
             */
            id: string;
            /** @description The ID of the posting. The entries of a posting add up to zero. */
            postingId: string;
            /** @description The date of the posting in the ledger, in ISO 8601 format. */
            bookingDate: string;
            /** @description When the event happened. Earlier than the posting date if its month was already closed. */
            eventDate: string;
            /**
             * @description The ledger account.
             * @enum {string}
             */
            account: "expense" | "accrued" | "payable" | "in_transit" | "paid";
            /**
             * @description The cause of the ledger entry.
             * @enum {string}
             */
            cause: "commission_accrued" | "commission_matured" | "commission_adjusted" | "commission_reversed" | "commission_canceled" | "commission_restored" | "payout_sent" | "payout_completed" | "payout_failed" | "payout_returned" | "payout_canceled" | "enrollment_merged";
            /** @description A description in one sentence. */
            text: string;
            /** @description The ID of the program. */
            programId: string;
            /** @description The ID of the partner’s enrollment in the program. */
            enrollmentId: string;
            /** @description The partner. */
            partner: {
                /** @description The ID of the partner. */
                id: string;
                /** @description The partner’s name. */
                name: string;
            };
            /** @description The ID of the commission. */
            commissionId: string | null;
            /** @description The ID of the payout. */
            payoutId: string | null;
            /** @description The ISO 4217 currency code, in lowercase. */
            currency: string;
            /** @description The amount, in minor units of the currency. Credits are positive and debits negative. */
            amount: number;
            /** @description The balance of this account and currency in the program after this entry, regardless of other filters, in minor units of the currency. */
            balance: number;
        };
        /** StatementList */
        StatementList: {
            /** @description The totals of all matching partners by currency. */
            totals: components["schemas"]["StatementSum"][];
            /** @description A page of partners, sorted by name. */
            partners: {
                /** @description The partner. */
                partner: {
                    /** @description The ID of the partner. */
                    id: string;
                    /** @description The partner’s name. */
                    name: string;
                    /** @description The partner’s email address, or null. */
                    email: string | null;
                };
                /** @description The ID of the partner’s enrollment in the program. */
                enrollmentId: string;
                /** @description The statement totals by currency. */
                sums: components["schemas"]["StatementSum"][];
            }[];
        };
        /** StatementSum */
        StatementSum: {
            /** @description The ISO 4217 currency code, in lowercase. */
            currency: string;
            /** @description Commissions and corrections posted in the time range, in minor units of the currency. */
            earned: number;
            /** @description The amount paid in the time range, in minor units of the currency. */
            paid: number;
            /** @description The closing balance: earnings that are on hold, payable, or in transit, in minor units of the currency. */
            open: number;
        };
        /** MailTemplate */
        MailTemplate: {
            /**
             * @description The email template.
             * @enum {string}
             */
            template: "partner-invited" | "application-received" | "application-approved" | "application-rejected" | "enrollment-banned" | "enrollment-deactivated" | "group-changed" | "commission-digest" | "commission-held" | "commission-reversed" | "payout-sent" | "payout-completed" | "payout-failed";
            /** @description The language, as a BCP 47 tag. */
            language: string;
            /** @description The subject of the email. */
            subject: string;
            /** @description The text below the greeting. */
            body: string;
            /** @description Whether the template has custom text. */
            custom: boolean;
            /** @description The placeholders that the subject and body can contain. */
            placeholders: string[];
        };
        /** EmailStatus */
        EmailStatus: {
            /**
             * @description The status. `not_configured`: the server has no SMTP server, so emails are kept and not sent. `demo`: emails are shown in the demo’s mailbox.
             * @enum {string}
             */
            status: "configured" | "not_configured" | "demo";
            /** @description The sender (`MAIL_FROM`). */
            from: string;
            /** @description The number of the workspace’s emails that weren’t sent. */
            kept: number;
            /** @description The number of emails whose last attempt failed. */
            failed: number;
        };
        /** TestEmail */
        TestEmail: {
            /**
             * @description Whether the email was sent.
             * @enum {string}
             */
            delivery: "sent" | "failed" | "not_configured";
            /** @description The address that the email was sent to. */
            to: string;
            /** @description The response of the SMTP server. */
            error: string | null;
        };
        /** Mail */
        Mail: {
            /** @description The unique ID. */
            id: string;
            /** @description The email template. */
            template: string;
            /** @description The ID of the program. */
            programId: string;
            /** @description The ID of the partner. */
            partnerId: string | null;
            /** @description The sender. */
            from: string;
            /** @description The recipient. Empty after the email was deleted due to its age. */
            to: string;
            /** @description The subject. Empty after the email was deleted due to its age. */
            subject: string;
            /** @description The HTML content. Null if it contains a link that is only for the recipient, and empty after it was deleted. Unsubscribe links are visible only to keys with `mails.write`. */
            html: string | null;
            /** @description The plain-text content, or null. */
            text: string | null;
            /**
             * @description The delivery status of the email.
             * @enum {string}
             */
            status: "waiting" | "sent" | "kept" | "failed";
            /** @description Why the last attempt failed. */
            error: string | null;
            /** @description When it was sent, in ISO 8601 format, or null. */
            sentAt: string | null;
            /** @description When the object was created, in ISO 8601 format. */
            createdAt: string;
        };
        /** Member */
        Member: {
            /**
             * @description The ID of the user, which is the same in all workspaces.
             * @example per_1t9QzK4bXeRw2Lm0
             */
            id: string;
            /** @description The member’s email address. */
            email: string;
            /** @description The member’s name. */
            name: string;
            /**
             * @description The role: `owner` can do everything, `admin` everything except manage owners, `member` day-to-day work, `viewer` read only, and `billing` payouts.
             * @enum {string}
             */
            role: "owner" | "admin" | "member" | "viewer" | "billing";
            /**
             * Format: date-time
             * @description When the member joined.
             */
            createdAt: string;
        };
        /** MemberAccess */
        MemberAccess: {
            /**
             * @description The type of access: an API key, a webhook, a share link, or an invitation.
             * @enum {string}
             */
            type: "key" | "webhook" | "share_link" | "invitation";
            /**
             * @description The unique ID.
             * @example key_1t9QzK4bXeRw2Lm0
             */
            id: string;
            /** @description The name. For webhooks, the URL. For invitations, the email address. */
            name: string;
            /**
             * @description Whether it belongs to live or test mode.
             * @enum {string}
             */
            mode: "live" | "test";
            /**
             * Format: date-time
             * @description When the object was created, in ISO 8601 format.
             */
            createdAt: string;
        };
        /** PartnerTag */
        PartnerTag: {
            /**
             * @description The unique ID.
             * @example ptag_1C3MxQp0yTfWJ2k
             */
            id: string;
            /** @description The name of the tag. */
            name: string;
            /**
             * @description The color of the tag.
             * @enum {string}
             */
            color: "red" | "yellow" | "green" | "blue" | "purple" | "brown" | "gray" | "pink";
            /** @description The number of partners that have the tag. */
            partnerCount: number;
            /** @description When the tag was created, in ISO 8601 format. */
            createdAt: string;
        };
        /** InvitedPartner */
        InvitedPartner: {
            /**
             * @description The unique ID.
             * @example pn_1C3MxQp0yTfWJ2k
             */
            id: string;
            /** @description The partner ID, the same as `id`. */
            partnerId: string;
            /**
             * @description The ID of the partner’s enrollment in the program.
             * @example enr_1C3MxQp0yTfWJ2k
             */
            enrollmentId: string;
            /** @description The `enrollmentId` of the referring partner, or null. */
            referredById: string | null;
            /** @description The ID of the member who is responsible for the partner. */
            ownerId: string | null;
            /** @description The partner’s tags, sorted by name. */
            tags: {
                /**
                 * @description The ID of the tag.
                 * @example ptag_1C3MxQp0yTfWJ2k
                 */
                id: string;
                /** @description The name of the tag. */
                name: string;
                /**
                 * @description The color of the tag.
                 * @enum {string}
                 */
                color: "red" | "yellow" | "green" | "blue" | "purple" | "brown" | "gray" | "pink";
            }[];
            /** @description The ID of the program. */
            programId: string;
            /** @description The ID of the group. */
            groupId: string;
            /** @description Your own ID of the partner. */
            tenantId: string | null;
            /**
             * @description The partner’s status in the program.
             * @enum {string}
             */
            status: "pending" | "approved" | "rejected" | "invited" | "declined" | "archived" | "deactivated" | "banned";
            /** @description The partner’s name. */
            name: string;
            /** @description The username, or null. */
            username: string | null;
            /** @description The partner’s email address, or null. */
            email: string | null;
            /** @description When the email address was verified, in ISO 8601 format, or null. */
            emailVerifiedAt: string | null;
            /** @description The URL of the partner’s picture, or null. */
            image: string | null;
            /** @description A description of the partner, or null. */
            description: string | null;
            /** @description The two-letter country code (ISO 3166-1). */
            country: string | null;
            /** @description The legal name of the company, or null. */
            companyName: string | null;
            /** @description The postal address, or null. */
            address: string | null;
            /** @description The language, as a BCP 47 tag. */
            locale: string | null;
            /**
             * @description Always `draft`, because there’s no partner network.
             * @enum {string}
             */
            networkStatus: "draft" | "submitted" | "approved" | "rejected" | "trusted";
            /** @description Always null, because the payout provider manages payout methods. */
            defaultPayoutMethod: null;
            /** @description Always null, because the payout provider manages payout methods. */
            paypalEmail: null;
            /** @description Always null, because the payout provider manages payout methods. */
            stripeConnectId: null;
            /** @description When the partner first had a payout method. */
            payoutsEnabledAt: string | null;
            /** @description Not used. */
            identityVerifiedAt: null;
            /** @description Whether rules are prevented from moving the partner to another group. */
            groupLocked: boolean;
            /** @description Whether the partner agreed to show their name and earnings on the leaderboard. */
            listed: boolean;
            /** @description Whether the partner sees customers’ full email addresses. */
            sharesCustomers: boolean;
            /** @description The partner’s links, or null. */
            links: {
                /** @description The ID of the link. */
                id: string;
                /** @description The domain of the link. */
                domain: string;
                /** @description The key of the link. */
                key: string;
                /** @description The full short URL. */
                shortLink: string;
                /** @description The URL to share: the short link, or the destination with `?via=`. */
                shareUrl: string;
                /** @description The destination URL. */
                url: string;
                /** @description The number of clicks. */
                clicks: number;
                /** @description The number of leads. */
                leads: number;
                /** @description The number of conversions. */
                conversions: number;
                /** @description The number of sales. */
                sales: number;
                /** @description Net revenue (sales minus refunds), in minor units of the program’s currency. */
                saleAmount: number;
            }[] | null;
            /** @description The total number of clicks. */
            totalClicks: number;
            /** @description The total number of leads. */
            totalLeads: number;
            /** @description The total number of conversions. */
            totalConversions: number;
            /** @description The total number of sales. */
            totalSales: number;
            /** @description Net revenue (sales minus refunds), in minor units of the program’s currency. */
            totalSaleAmount: number;
            /** @description The total commissions, in minor units. */
            totalCommissions: number;
            /** @description Earnings by status: held, payable, in transit, and paid. */
            earnings: {
                /** @description The ISO 4217 currency code, in lowercase. */
                currency: string;
                /** @description Earnings in the holding period or on hold, in minor units. */
                accrued: number;
                /** @description Earnings that can be paid out, in minor units. */
                payable: number;
                /** @description Earnings in payouts that are in transit, in minor units. */
                inTransit: number;
                /** @description Earnings that were paid, in minor units. */
                paid: number;
            };
            /** @description When the partner was banned, in ISO 8601 format, or null. */
            bannedAt: string | null;
            /** @description Why the partner was banned, or null. */
            bannedReason: ("tos_violation" | "inappropriate_content" | "fake_traffic" | "fraud" | "spam" | "brand_abuse") | null;
            /** @description The application, or null. */
            application: {
                /** @description The reason, which only your team sees, or null. */
                rejectionReason: ("needsMoreDetail" | "doesNotMeetRequirements" | "notTheRightFit" | "other") | null;
                /** @description A note that the partner sees, or null. */
                rejectionNote: string | null;
                /** @description When it was reviewed, in ISO 8601 format, or null. */
                reviewedAt: string | null;
            } | null;
            /** @description When the partner was enrolled, in ISO 8601 format. */
            createdAt: string;
            /** @description When the partner last changed, in ISO 8601 format. */
            updatedAt: string;
            /**
             * @description The delivery status. `not_configured`: the server can’t send email, so the email is kept.
             * @enum {string}
             */
            delivery: "queued" | "not_configured";
        };
        /** PartnerActivity */
        PartnerActivity: {
            /** @description The ID of the entry, which is also its cursor. */
            id: string;
            /**
             * @description The kind of entry.
             * @enum {string}
             */
            kind: "applied" | "invited" | "enrolled" | "status_changed" | "group_changed" | "owner_changed" | "changed" | "merged" | "tag_added" | "tag_removed" | "signed_in" | "viewed_as" | "exported" | "access_link_created" | "payout_method_changed" | "discount_code_changed" | "link_created" | "first_lead" | "first_sale" | "email" | "payout_created" | "payout_sent" | "payout_paid" | "payout_failed" | "fraud_flagged" | "note";
            /** @description When it happened, in ISO 8601 format. */
            createdAt: string;
            /** @description The ID of the program, or null for all programs. */
            programId: string | null;
            /** @description The actor, or null if no person or key caused it. */
            actor: {
                /**
                 * @description The type of actor.
                 * @enum {string}
                 */
                type: "member" | "key" | "partner" | "embed" | "browser" | "system" | "database";
                /** @description The ID of the member, key, or partner. */
                id: string;
                /** @description The name of the actor. */
                name: string | null;
            } | null;
            /** @description The object that the entry is about. */
            reference: {
                /**
                 * @description The type of object.
                 * @enum {string}
                 */
                type: "partner" | "enrollment" | "group" | "tag" | "member" | "payout_method" | "discount_code" | "link" | "event" | "email" | "payout" | "fraud_flag" | "note";
                /** @description The ID of the object. */
                id: string;
                /** @description The name of the object, if it still exists. */
                name: string | null;
            } | null;
            /** @description The current status. */
            status: ("pending" | "approved" | "rejected" | "invited" | "declined" | "archived" | "deactivated" | "banned") | null;
            /** @description For `changed`, the names of the changed fields. */
            changes: string[] | null;
            /** @description The amount of the payout or sale, in minor units. */
            amount: number | null;
            /** @description The currency of the amount. */
            currency: string | null;
            /** @description The subject of the email, or the text of the note. */
            text: string | null;
        };
        /** PartnerNote */
        PartnerNote: {
            /**
             * @description The unique ID.
             * @example note_1C3MxQp0yTfWJ2k
             */
            id: string;
            /** @description The ID of the partner. */
            partnerId: string;
            /** @description The text of the note. */
            text: string;
            /** @description Whether the note is shown above the others. */
            pinned: boolean;
            /** @description The author of the note. */
            author: {
                /** @description The ID of the member, or null for a key without a member. */
                id: string | null;
                /** @description The author’s name when the note was written. */
                name: string;
            };
            /** @description Whether the caller can edit the note: authors, admins, and owners can. */
            editable: boolean;
            /** @description When the note was written, in ISO 8601 format. */
            createdAt: string;
            /** @description When the note last changed, in ISO 8601 format. */
            updatedAt: string;
        };
        /** Program */
        Program: {
            /**
             * @description The unique ID.
             * @example prog_1C3MxQp0yTfWJ2k
             */
            id: string;
            /** @description The name of the program. */
            name: string;
            /** @description The slug of the program. */
            slug: string;
            /** @description A description of the program, or null. */
            description: string | null;
            /** @description The link domain, or null for the workspace’s primary domain. */
            domain: string | null;
            /** @description The URL that partner links lead to. */
            url: string;
            /** @description The currency of rewards, commissions, and payouts. */
            currency: string;
            /**
             * @description Whether the first or the last click before the lead earns the commission.
             * @enum {string}
             */
            attributionModel: "first" | "last";
            /** @description The number of days after a click in which a customer can be attributed, or null for no limit. */
            attributionWindowDays: number | null;
            /**
             * @description How to treat customers that you knew before they clicked.
             * @enum {string}
             */
            existingCustomers: "earn" | "hold" | "ignore";
            /** @description The number of days before a commission is payable. */
            holdingPeriodDays: number;
            /** @description The minimum payout, in minor units of the program’s currency. */
            minPayout: number;
            /** @description The payout schedule. Defaults to manual. */
            payoutSchedule: {
                /**
                 * @description How often payouts are created.
                 * @enum {string}
                 */
                interval: "manual" | "weekly" | "twice_monthly" | "monthly";
                /** @description For weekly payouts, the day of the week from 1 (Monday) to 7. */
                weekday?: number;
                /** @description For monthly payouts, the day of the month. In shorter months, the last day. */
                day?: number;
            };
            /** @description The rule for payouts that a second person must confirm. Defaults to off. Changes require `payouts.write` and are announced by email. */
            payoutApproval: {
                /**
                 * @description When a second person must confirm: never, always, or above an amount.
                 * @enum {string}
                 */
                mode: "off" | "always" | "above";
                /** @description For `above`, the amount that one key can pay within 24 hours, in minor units of the program’s currency. Payouts in other currencies always need approval. */
                aboveAmount?: number;
            };
            /** @description The number of days after the end of a month until it’s closed automatically, or null. */
            closeAfterDays: number | null;
            /**
             * @description Which partners are paid in your own product instead of with money.
             * @enum {string}
             */
            creditPayouts: "off" | "offered" | "default" | "only";
            /** @description The name of the payout method for partners who are paid in credit, or null. */
            creditLabel: string | null;
            /** @description The number of days that payouts are held after the partner’s email address or payout method changes. */
            accountChangeHoldDays: number;
            /** @description The maximum total of manual commissions per day for keys without `payouts.write`, in minor units of the program’s currency. */
            dailyBonusLimit: number;
            /** @description Whether to approve applications automatically. */
            autoApprove: boolean;
            /** @description The URL of the partner terms, or null. */
            termsUrl: string | null;
            /** @description The URL of a help page for partners, or null. */
            helpUrl: string | null;
            /** @description The support email address for partners, or null. */
            supportEmail: string | null;
            /** @description The name and postal address of the paying company, or null. */
            legalAddress: string | null;
            /** @description An additional note on statements, or null. */
            statementNote: string | null;
            /** @description The settings of the fraud rules. */
            fraudSettings: components["schemas"]["FraudSettings"];
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
            /** @description Resources for partners, such as files, colors, and messages. */
            resources: {
                /**
                 * @description The type of resource.
                 * @enum {string}
                 */
                kind: "link" | "file" | "logo" | "color" | "message";
                /** @description The name of the resource. */
                name: string;
                /** @description An HTTP or HTTPS URL. For colors, `#rrggbb`. For messages, a text of up to 2,000 characters that can contain `{program}`, `{link}`, `{code}`, and `{discount}`. */
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
            }[] | null;
            /** @description When the program was deactivated, in ISO 8601 format. Partners can no longer earn, but links still redirect. */
            deactivatedAt: string | null;
            /** @description When the program was archived, in ISO 8601 format. It’s hidden from lists and doesn’t count toward plan limits. Earned commissions are still paid. */
            archivedAt: string | null;
            /** @description When the object was created, in ISO 8601 format. */
            createdAt: string;
            /** @description When the object was last updated, in ISO 8601 format. */
            updatedAt: string;
        };
        /** FraudSettings */
        FraudSettings: {
            /** @description Flags partners who refer themselves. */
            selfReferral: {
                /** @description Whether it’s enabled. */
                enabled: boolean;
            };
            /** @description Flags partners who appear to be the same person. */
            duplicateIdentity: {
                /** @description Whether it’s enabled. */
                enabled: boolean;
            };
            /** @description Flags partners who were banned from another program. */
            banElsewhere: {
                /** @description Whether it’s enabled. */
                enabled: boolean;
            };
            /** @description Flags clicks from paid advertising. */
            paidTraffic: {
                /** @description Whether it’s enabled. */
                enabled: boolean;
                /** @description The advertising networks that partners can’t use. */
                networks: string[];
                /** @description The campaigns that are allowed. */
                allowedCampaigns: string[];
                /** @description The referring hosts that never count as advertising. */
                allowedHosts: string[];
            };
            /** @description Flags clicks from banned hosts. */
            bannedSource: {
                /** @description Whether it’s enabled. */
                enabled: boolean;
                /** @description The banned hosts, such as `*.coupons.example`. */
                hosts: string[];
            };
            /** @description Flags customers from banned countries. */
            bannedCountry: {
                /** @description Whether it’s enabled. */
                enabled: boolean;
                /** @description The two-letter codes of banned customer countries. */
                customerCountries: string[];
                /** @description The two-letter codes of banned partner countries. */
                partnerCountries: string[];
            };
            /** @description Flags customers with disposable email addresses. */
            disposableEmail: {
                /** @description Whether it’s enabled. */
                enabled: boolean;
                /** @description Additional domains of disposable email providers. */
                extraDomains: string[];
                /** @description Domains to allow, even if they’re known as disposable. */
                allowedDomains: string[];
            };
            /** @description Flags leads that follow a click too quickly. */
            tooFast: {
                /** @description Whether it’s enabled. */
                enabled: boolean;
                /** @description The minimum number of seconds between the click and the lead. */
                minSeconds: number;
            };
            /** @description Flags unusually many clicks in a short time. */
            clickVelocity: {
                /** @description Whether it’s enabled. */
                enabled: boolean;
                /** @description The maximum number of clicks per hour on one link from one browser and location. */
                maxClicksPerHour: number;
                /** @description The maximum number of clicks per visitor. */
                maxClicksPerVisitor: number;
            };
        };
        /** Closing */
        Closing: {
            /** @description The ID of the program. */
            programId: string;
            /**
             * @description The month, as YYYY-MM.
             * @example 2026-10
             */
            month: string;
            /** @description When the month was closed, in ISO 8601 format. */
            closedAt: string;
            /**
             * @description The actor who closed the month.
             * @example key:key_1Vd4T2sKq0aB3xYz
             */
            closedBy: string;
            /** @description The balances of all partners by currency when the month was closed. */
            balances: {
                /** @description The ISO 4217 currency code, in lowercase. */
                currency: string;
                /** @description The balances at the start. */
                opening: components["schemas"]["AccountBalances"];
                /** @description The balances at the end. */
                closing: components["schemas"]["AccountBalances"];
            }[];
        };
        /** AccountBalances */
        AccountBalances: {
            /** @description The cost of commissions as a negative amount, in minor units of the currency. */
            expense: number;
            /** @description Earnings in the holding period or on hold, in minor units of the currency. */
            accrued: number;
            /** @description Earnings that can be paid out, in minor units of the currency. */
            payable: number;
            /** @description Earnings in payouts that are in transit, in minor units of the currency. */
            inTransit: number;
            /** @description Earnings that were paid, in minor units of the currency. */
            paid: number;
        };
        /** Simulation */
        Simulation: {
            /** @description The ID of the program. */
            programId: string;
            /**
             * @description The type of event.
             * @enum {string}
             */
            event: "click" | "lead" | "sale" | "referral";
            /** @description The draft in one sentence. */
            sentence: string;
            /** @description The start of the time range, in ISO 8601 format. */
            since: string;
            /** @description The end of the time range, in ISO 8601 format. */
            until: string;
            /**
             * @description The currency of the earnings.
             * @example usd
             */
            currency: string;
            /** @description The actual earnings net of refunds, in minor units of the currency. */
            actual: number;
            /** @description The earnings with the draft, in minor units of the currency. */
            simulated: number;
            /** @description The number of events. */
            events: number;
            /** @description The number of events that would have earned a different amount. */
            affected: number;
            /** @description The number of sales in other currencies without an exchange rate, which are excluded. */
            unpriced: number;
            /** @description The results by month. */
            months: {
                /**
                 * @description The month, as YYYY-MM.
                 * @example 2026-10
                 */
                month: string;
                /** @description The actual earnings net of refunds, in minor units of the currency. */
                actual: number;
                /** @description The earnings with the draft, in minor units of the currency. */
                simulated: number;
                /** @description The number of events. */
                events: number;
                /** @description The number of events that would have earned a different amount. */
                affected: number;
            }[];
            /** @description The results by currency of the sales. Empty for leads. */
            currencies: {
                /** @description The currency of the sales. */
                currency: string;
                /** @description The total of the sales before refunds, in minor units of this currency. */
                saleAmount: number;
                /** @description The actual earnings net of refunds, in minor units of the currency. */
                actual: number;
                /** @description The earnings with the draft, in minor units of the currency. */
                simulated: number;
                /** @description The number of events. */
                events: number;
                /** @description The number of events that would have earned a different amount. */
                affected: number;
            }[];
            /** @description The ten partners with the largest changes. */
            partners: {
                /** @description The ID of the partner. */
                partnerId: string;
                /** @description The ID of the partner’s enrollment in the program. */
                enrollmentId: string;
                /** @description The partner’s name. */
                name: string;
                /** @description The actual earnings net of refunds, in minor units of the currency. */
                actual: number;
                /** @description The earnings with the draft, in minor units of the currency. */
                simulated: number;
                /** @description The number of events. */
                events: number;
                /** @description The number of events that would have earned a different amount. */
                affected: number;
            }[];
            /** @description The five events with the largest changes. */
            examples: {
                /** @description The ID of the event. */
                eventId: string;
                /** @description When the event happened, in ISO 8601 format. */
                at: string;
                /** @description The ID of the partner. */
                partnerId: string;
                /** @description The name of the partner. */
                partnerName: string;
                /** @description The ID of the customer. */
                customerId: string | null;
                /** @description The sale amount, in its currency. */
                amount: number | null;
                /** @description The ISO 4217 currency code, in lowercase. */
                currency: string | null;
                /** @description The actual earnings net of refunds, in minor units of the currency. */
                actual: number;
                /** @description The earnings with the draft, in minor units of the currency. */
                simulated: number;
                /** @description Why the event would have earned nothing. */
                reason: string | null;
                /** @description The calculation, one sentence per step. */
                steps: string[];
            }[];
        };
        /** Refund */
        Refund: {
            /**
             * @description The unique ID.
             * @example evt_1Vd4T2sKq0aB3xYz
             */
            id: string;
            /** @description Your own ID of the refund. */
            refundId: string;
            /**
             * @description Whether it’s a refund or a chargeback.
             * @enum {string}
             */
            kind: "refund" | "chargeback";
            /** @description The refunded amount, in minor units of the currency. */
            amount: number;
            /** @description The sale’s currency. */
            currency: string;
            /** @description When the refund happened, in ISO 8601 format. */
            createdAt: string;
            /** @description The reversal of the refund, after which its amount counts again. */
            reversal: {
                /** @description The ID of the reversal. */
                id: string;
                /**
                 * @description Why the refund was reversed.
                 * @enum {string}
                 */
                reason: "chargeback_won" | "refund_failed";
                /** @description When the object was created, in ISO 8601 format. */
                createdAt: string;
            } | null;
            /** @description The sale. */
            sale: {
                /** @description The ID of the sale. */
                id: string;
                /** @description The ID of the invoice. */
                invoiceId: string | null;
                /** @description The sale amount before refunds. */
                amount: number;
                /** @description When the object was created, in ISO 8601 format. */
                createdAt: string;
            };
            /** @description The customer, or null. */
            customer: {
                /** @description The ID of the customer. */
                id: string;
                /** @description The customer’s ID in your system. */
                externalId: string;
            } | null;
            /** @description The ID of the program of the sale’s partner link. */
            programId: string | null;
        };
        /** ConditionAttribute */
        ConditionAttribute: {
            /**
             * @description The attribute to compare.
             * @example customer.country
             */
            attribute: string;
            /**
             * @description The display name of the attribute.
             * @example Customer country
             */
            label: string;
            /**
             * @description The type of value.
             * @example country
             */
            type: string;
            /** @description The events whose rewards can use the attribute. */
            events: ("click" | "lead" | "sale" | "referral")[];
            /** @description The operators that the attribute supports. */
            operators: {
                /** @description The name of the operator. */
                name: string;
                /** @description The display name of the operator. */
                label: string;
                /** @description Whether the value is a list. */
                list: boolean;
            }[];
            /** @description All possible values, if there are only a few. */
            choices: string[] | null;
        };
        /** Reward */
        Reward: {
            /**
             * @description The unique ID.
             * @example rwd_1Vd4T2sKq0aB3xYz
             */
            id: string;
            /** @description The ID of the program. */
            programId: string;
            /** @description The ID of the group. */
            groupId: string | null;
            /** @description The ID of the enrollment, if the reward replaces its group’s reward. */
            enrollmentId: string | null;
            /**
             * @description The event that the reward pays for.
             * @enum {string}
             */
            event: "click" | "lead" | "sale" | "referral";
            /** @description The latest version. Each change creates a new one. */
            version: number;
            /**
             * @description Whether the reward is a percentage or a flat amount.
             * @enum {string}
             */
            type: "flat" | "percentage";
            /**
             * @description For type `flat`, the amount in minor units of the program’s currency.
             * @example 500
             */
            amount: number | null;
            /**
             * @description For type `percentage`, the rate in basis points: 10,000 is 100%.
             * @example 2000
             */
            rateBps: number | null;
            /**
             * @description The duration in months from the first sale. 0 is the first sale only, and null is unlimited.
             * @example 12
             */
            maxDurationMonths: number | null;
            /**
             * @description The currency of flat amounts.
             * @example usd
             */
            currency: string;
            /** @description The limits of the reward. */
            limits: {
                /**
                 * @description Whether the limit applies per customer or per partner.
                 * @enum {string}
                 */
                per: "customer" | "partner";
                /**
                 * @description A calendar period in UTC. Weeks start on Monday.
                 * @enum {string}
                 */
                period: "all" | "day" | "week" | "month";
                /** @description The maximum amount, in minor units. */
                amount: number | null;
                /** @description The number of objects. */
                count: number | null;
            }[];
            /** @description Exceptions for some events. The first match applies. */
            modifiers: {
                /**
                 * @description Whether the rate is a percentage or a flat amount.
                 * @enum {string}
                 */
                type: "flat" | "percentage";
                /**
                 * @description For type `flat`, the amount in minor units of the program’s currency.
                 * @example 500
                 */
                amount: number | null;
                /**
                 * @description For type `percentage`, the rate in basis points: 10,000 is 100%.
                 * @example 2000
                 */
                rateBps: number | null;
                /**
                 * @description The duration in months from the first sale. 0 is the first sale only, and null is unlimited.
                 * @example 12
                 */
                maxDurationMonths: number | null;
                /** @description The conditions under which the exception applies. */
                when: {
                    /**
                     * @description How to combine the conditions: `all` (AND) or `any` (OR).
                     * @enum {string}
                     */
                    match: "all" | "any";
                    /** @description The conditions. */
                    conditions: {
                        /**
                         * @description The attribute to compare.
                         * @example customer.country
                         */
                        attribute?: string;
                        /**
                         * @description The operator.
                         * @example in
                         */
                        operator?: string;
                        /** @description A text, number, or Boolean. For the operators `in` and `notIn`, a list. */
                        value?: unknown;
                        /**
                         * @description Your own text for partners. Defaults to a generated text in their language.
                         * @example Annual plan
                         */
                        label?: string | null;
                        /**
                         * @description How to combine the conditions: `all` (AND) or `any` (OR).
                         * @enum {string}
                         */
                        match?: "all" | "any";
                        /** @description The conditions. */
                        conditions?: {
                            /**
                             * @description The attribute to compare.
                             * @example customer.country
                             */
                            attribute: string;
                            /**
                             * @description The operator.
                             * @example in
                             */
                            operator: string;
                            /** @description A text, number, or Boolean. For the operators `in` and `notIn`, a list. */
                            value: unknown;
                            /**
                             * @description Your own text for partners. Defaults to a generated text in their language.
                             * @example Annual plan
                             */
                            label?: string | null;
                        }[];
                    }[];
                };
                /** @description Your own text for the exception, or null. */
                label: string | null;
                /**
                 * @description The terms in one sentence.
                 * @example 20 % of every sale for 12 months
                 */
                sentence: string;
                /** @description The sentence as partners see it, in English. */
                forPartners: string;
            }[];
            /**
             * @description For sales, the parts to subtract from the amount before the percentage applies.
             * @example [
             *       "tax",
             *       "shipping"
             *     ]
             */
            exclude: ("tax" | "shipping" | "fee")[];
            /** @description Rules for individual products. */
            products: {
                /** @description The `productId` values of line items. */
                productIds: string[];
                /**
                 * @description The type. Products with type `excluded` earn nothing.
                 * @enum {string}
                 */
                type: "flat" | "percentage" | "excluded";
                /**
                 * @description Your own text for partners. Defaults to a generated text in their language.
                 * @example Annual plan
                 */
                label?: string | null;
                /** @description For type `flat`, the amount per unit in minor units of the program’s currency. */
                amount: number | null;
                /** @description For type `percentage`, basis points of the line total. */
                rateBps: number | null;
                /**
                 * @description The rule in one sentence.
                 * @example 10 % of “coffee-1kg”
                 */
                sentence: string;
            }[];
            /** @description Rates by the partner’s volume, or null. */
            tiers: {
                /**
                 * @description The volume to measure before the event: `revenue` (sale amounts), `sales`, `leads` (with their quantity), or `earnings`. Refunds are deducted, and canceled commissions don’t count.
                 * @enum {string}
                 */
                measure: "revenue" | "sales" | "leads" | "earnings";
                /**
                 * @description The calendar period (UTC) to measure. `all` is the partner’s lifetime.
                 * @enum {string}
                 */
                period: "all" | "month" | "quarter" | "year";
                /**
                 * @description How rates apply. `all_or_nothing`: the tier reached before the event applies to the whole event. `marginal`: each part of a sale that crosses a threshold earns that tier’s rate.
                 * @enum {string}
                 */
                mode: "all_or_nothing" | "marginal";
                /** @description The tiers. */
                levels: {
                    /**
                     * @description The minimum volume, in minor units of the currency or as a count. Must be greater than the previous threshold.
                     * @example 100000
                     */
                    threshold: number;
                    /**
                     * @description Whether the rate is a percentage or a flat amount.
                     * @enum {string}
                     */
                    type: "flat" | "percentage";
                    /**
                     * @description For type `flat`, the amount in minor units of the program’s currency.
                     * @example 500
                     */
                    amount: number | null;
                    /**
                     * @description For type `percentage`, basis points.
                     * @example 3000
                     */
                    rateBps: number | null;
                }[];
            } | null;
            /** @description Your own description, which partners see, or null. */
            description: string | null;
            /**
             * @description The terms in one sentence.
             * @example 20 % of every sale for 12 months
             */
            sentence: string;
            /** @description When the object was created, in ISO 8601 format. */
            createdAt: string;
            /** @description When the object was last updated, in ISO 8601 format. */
            updatedAt: string;
            /** @description When the reward was archived. New customers no longer get it, and existing customers keep it. */
            archivedAt: string | null;
        };
        /** SetupChecklist */
        SetupChecklist: {
            /** @description All nine steps in order. */
            steps: {
                /**
                 * @description The step. `script`: a page with the script sent a request. `hostname`: it was on an allowed hostname. `cookie`: a click ID was sent back. `conversions`: a lead or sale was tracked. `program`: a program exists. `links`: the site of each active program sent a request, so its links can be tracked. `email`: an SMTP server is configured. `partner`: a partner has joined. `payouts`: a funding account pays the currency of each active program, or its partners are paid in credit or by hand.
                 * @enum {string}
                 */
                step: "script" | "hostname" | "cookie" | "conversions" | "program" | "links" | "email" | "partner" | "payouts";
                /** @description Whether the server has observed that the step is complete. */
                done: boolean;
            }[];
            /** @description The hosts whose pages used the publishable key, newest first. */
            hosts: {
                /** @description The hostname. */
                host: string;
                /** @description Whether the latest request was allowed. */
                allowed: boolean;
                /** @description When the latest request was sent, to the hour, in ISO 8601 format. */
                seenAt: string;
            }[];
        };
        /** SharedReport */
        SharedReport: {
            /** @description The name of the report. */
            name: string;
            /** @description The name of the workspace. */
            workspace: string;
            /**
             * @description The report page.
             * @enum {string}
             */
            page: "overview" | "funnel";
            /** @description The currency of amounts. */
            currency: string;
            /** @description The IANA name of the time zone. */
            timezone: string;
            /** @description The time range. */
            range: {
                /** @description The predefined time range, or null. */
                interval: string | null;
                /** @description The start of the time range, in ISO 8601 format. */
                start: string | null;
                /** @description The end of the time range, in ISO 8601 format. */
                end: string | null;
            };
            /** @description Whether it compares with the previous period. */
            compares: boolean;
            /** @description The names of the filters, without values. */
            filteredBy: string[];
            /** @description The metric that is shown first. */
            shown: {
                [key: string]: string;
            };
            /** @description The groupings in the report. */
            groupings: string[];
            /** @description When the link expires, in ISO 8601 format. */
            expiresAt: string | null;
        };
        /** UtmTemplate */
        UtmTemplate: {
            /**
             * @description The unique ID.
             * @example utm_1C3MxQp0yTfWJ2k
             */
            id: string;
            /** @description The name, unique in the workspace regardless of case. */
            name: string;
            /** @description The source, such as `newsletter`. */
            utm_source: string | null;
            /** @description The medium, such as `email`. */
            utm_medium: string | null;
            /** @description The campaign, such as `autumn`. */
            utm_campaign: string | null;
            /** @description The search term. */
            utm_term: string | null;
            /** @description The content that distinguishes links, such as `header`. */
            utm_content: string | null;
        };
        /** Webhook */
        Webhook: {
            /**
             * @description The unique ID.
             * @example wh_1t9QzK4bXeRw2Lm0
             */
            id: string;
            /** @description The URL that receives events. */
            url: string;
            /** @description Your own description, or null. */
            description: string | null;
            /** @description The event types. */
            events: ("link.created" | "link.updated" | "link.deleted" | "link.clicked" | "lead.created" | "sale.created" | "sale.refunded" | "sale.refund_reversed" | "customer.created" | "customer.updated" | "customer.erased" | "partner.created" | "partner.updated" | "partner.merged" | "partner.erased" | "partner.enrolled" | "partner.application_submitted" | "enrollment.created" | "enrollment.updated" | "commission.created" | "commission.updated" | "discount_code.created" | "discount_code.deleted" | "milestone.reached" | "milestone.undone" | "fraud.flagged" | "program.approval_changed" | "payout_run.failed" | "payout_draft.waiting" | "payout_draft.confirmed" | "payout_draft.discarded" | "month.closed" | "payout.created" | "payout.sent" | "payout.completed" | "payout.failed")[];
            /**
             * @description The payload format. `standard`: JSON, signed according to Standard Webhooks. `segment`: Events for Segment’s HTTP API. `slack`: Messages in a Slack channel through an incoming webhook.
             * @enum {string}
             */
            format: "standard" | "segment" | "slack";
            /** @description Whether it’s enabled. */
            enabled: boolean;
            /** @description Why the endpoint was disabled, or null. */
            disabledReason: ("member" | "partner" | "failing") | null;
            /** @description When the failures started, in ISO 8601 format, or null. */
            failingSince: string | null;
            /** @description When the previous secret stops signing deliveries, in ISO 8601 format. */
            formerSecretUntil: string | null;
            /** @description The ID of the user who created the webhook or took it over. */
            createdBy: string | null;
            /** @description When the object was created, in ISO 8601 format. */
            createdAt: string;
        };
        /** WebhookDelivery */
        WebhookDelivery: {
            /** @description The ID of the delivery, as in the `webhook-id` header. */
            id: string;
            /** @description The ID of the webhook. */
            webhookId: string;
            /**
             * @description The type of event.
             * @enum {string}
             */
            event: "link.created" | "link.updated" | "link.deleted" | "link.clicked" | "lead.created" | "sale.created" | "sale.refunded" | "sale.refund_reversed" | "customer.created" | "customer.updated" | "customer.erased" | "partner.created" | "partner.updated" | "partner.merged" | "partner.erased" | "partner.enrolled" | "partner.application_submitted" | "enrollment.created" | "enrollment.updated" | "commission.created" | "commission.updated" | "discount_code.created" | "discount_code.deleted" | "milestone.reached" | "milestone.undone" | "fraud.flagged" | "program.approval_changed" | "payout_run.failed" | "payout_draft.waiting" | "payout_draft.confirmed" | "payout_draft.discarded" | "month.closed" | "payout.created" | "payout.sent" | "payout.completed" | "payout.failed" | "webhook.test";
            /** @description The ID of the object that the event is about. */
            subject: string;
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
        /** WebhookWithSecret */
        WebhookWithSecret: {
            /**
             * @description The unique ID.
             * @example wh_1t9QzK4bXeRw2Lm0
             */
            id: string;
            /** @description The URL that receives events. */
            url: string;
            /** @description Your own description, or null. */
            description: string | null;
            /** @description The event types. */
            events: ("link.created" | "link.updated" | "link.deleted" | "link.clicked" | "lead.created" | "sale.created" | "sale.refunded" | "sale.refund_reversed" | "customer.created" | "customer.updated" | "customer.erased" | "partner.created" | "partner.updated" | "partner.merged" | "partner.erased" | "partner.enrolled" | "partner.application_submitted" | "enrollment.created" | "enrollment.updated" | "commission.created" | "commission.updated" | "discount_code.created" | "discount_code.deleted" | "milestone.reached" | "milestone.undone" | "fraud.flagged" | "program.approval_changed" | "payout_run.failed" | "payout_draft.waiting" | "payout_draft.confirmed" | "payout_draft.discarded" | "month.closed" | "payout.created" | "payout.sent" | "payout.completed" | "payout.failed")[];
            /**
             * @description The payload format. `standard`: JSON, signed according to Standard Webhooks. `segment`: Events for Segment’s HTTP API. `slack`: Messages in a Slack channel through an incoming webhook.
             * @enum {string}
             */
            format: "standard" | "segment" | "slack";
            /** @description Whether it’s enabled. */
            enabled: boolean;
            /** @description Why the endpoint was disabled, or null. */
            disabledReason: ("member" | "partner" | "failing") | null;
            /** @description When the failures started, in ISO 8601 format, or null. */
            failingSince: string | null;
            /** @description When the previous secret stops signing deliveries, in ISO 8601 format. */
            formerSecretUntil: string | null;
            /** @description The ID of the user who created the webhook or took it over. */
            createdBy: string | null;
            /** @description When the object was created, in ISO 8601 format. */
            createdAt: string;
            /**
             * @description The signing secret, which is returned only once. Empty for formats whose URL is the secret, such as `slack`.
             * @example whsec_…
             */
            secret: string;
        };
        /** Workspace */
        Workspace: {
            /**
             * @description The unique ID.
             * @example ws_1t9QzK4bXe
             */
            id: string;
            /** @description The name of the workspace. */
            name: string;
            /**
             * @description The slug, unique on this server, with up to 48 lowercase letters, digits, and dashes. The slug of a test workspace ends with `.test`.
             * @example acme
             */
            slug: string;
            /**
             * @description The currency of reports, as a lowercase ISO 4217 code.
             * @example usd
             */
            currency: string;
            /**
             * @description The IANA name of the time zone. The console and analytics use it by default. Other reports and month closings are in UTC.
             * @example Europe/Berlin
             */
            timezone: string;
            /** @description Whether new links track conversions by default. */
            conversionEnabled: boolean;
            /** @description Whether browsers can record leads and sales with the publishable key. */
            clientConversionsEnabled: boolean;
            /** @description Whether to ignore visitors who send `Sec-GPC` or `DNT`. */
            honorOptOut: boolean;
            /**
             * @description The attribution model: the first or the last click before the lead earns the commission.
             * @enum {string}
             */
            attributionModel: "first" | "last";
            /** @description The number of days after a click in which a customer can be attributed, or null for no limit. */
            attributionWindowDays: number | null;
            /**
             * @description The mode. Each workspace has a test workspace with its own data and keys, where no money moves and emails go to members only.
             * @enum {string}
             */
            mode: "live" | "test";
            /**
             * @description The plan.
             * @enum {string}
             */
            plan: "free" | "pro" | "business" | "advanced" | "enterprise";
            /** @description The publishable key for browsers. It isn’t secret. */
            publishableKey: string;
            /** @description The hostnames whose pages can use the publishable key. */
            allowedHostnames: string[];
            /**
             * Format: date-time
             * @description When it was created.
             * @example 2026-03-01T09:30:00.000Z
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When the settings last changed.
             * @example 2026-03-01T09:30:00.000Z
             */
            updatedAt: string;
        };
        /** Attention */
        Attention: {
            /** @description The active programs, oldest first, at most 100. Null if the key or role lacks `program.read`, or if the plan doesn’t include the partner program. */
            programs: {
                /** @description The ID of the program. */
                programId: string;
                /** @description The name of the program. */
                name: string;
                /** @description Applications that haven’t been approved or rejected yet. */
                applications: number;
                /** @description Open fraud flags. */
                fraudFlags: number;
                /** @description Payout drafts that wait for a confirmation. Previews don’t count. */
                payoutDrafts: number;
                /** @description Approved partners with unpaid commissions and no payout method. 0 if the program pays such partners in credit. */
                partnersWithoutPayoutMethod: number;
            }[] | null;
            /**
             * @description Whether the server can send email.
             * @enum {string}
             */
            email: "configured" | "not_configured" | "demo";
            /** @description Connections with an event that failed in the last seven days. */
            failingConnections: number;
            /** @description The workspace’s webhooks whose last attempt failed, or that were disabled because they failed. */
            failingWebhooks: number;
            /** @description Jobs that failed and aren’t retried automatically. */
            failedJobs: number;
        };
        /** CopiedSettings */
        CopiedSettings: {
            /**
             * @description The mode of the workspace that was read.
             * @enum {string}
             */
            from: "live" | "test";
            /** @description A hash of the settings on both sides, to pass as `ifState`. */
            state: string;
            /** @description The changes. */
            changes: {
                /**
                 * @description The type of object.
                 * @enum {string}
                 */
                type: "workspace" | "hostname" | "program" | "group" | "reward" | "discount" | "milestone";
                /**
                 * @description The type of change.
                 * @enum {string}
                 */
                action: "created" | "updated" | "archived";
                /**
                 * @description The name of the object, with its program and group.
                 * @example Acme / Default / sale
                 */
                name: string;
                /** @description The fields that change. Empty for new and removed objects. */
                fields: string[];
            }[];
        };
        /** Key */
        Key: {
            /**
             * @description The unique ID.
             * @example key_1t9QzK4bXeRw2Lm0
             */
            id: string;
            /** @description A name for the key. */
            name: string;
            /** @description The recognizable part of the key. */
            partialKey: string;
            /** @description The scopes. */
            scopes: ("all" | "read" | "links.read" | "links.write" | "conversions.write" | "customers.read" | "customers.write" | "analytics.read" | "analytics.write" | "program.read" | "program.write" | "payouts.write" | "mails.read" | "mails.write" | "privacy.write" | "members.read" | "members.write" | "workspace.read" | "workspace.write" | "audit.read")[];
            /** @description The ID of the user who created it, such as `per_…`. */
            createdBy: string | null;
            /**
             * Format: date-time
             * @description When the key was last used, to the minute.
             * @example 2026-03-01T09:30:00.000Z
             */
            lastUsedAt: string | null;
            /**
             * Format: date-time
             * @description When it expires.
             * @example 2026-03-01T09:30:00.000Z
             */
            expiresAt: string | null;
            /**
             * Format: date-time
             * @description When it was created.
             * @example 2026-03-01T09:30:00.000Z
             */
            createdAt: string;
        };
        /** PlanUse */
        PlanUse: {
            /**
             * @description The plan.
             * @enum {string}
             */
            plan: "free" | "pro" | "business" | "advanced" | "enterprise";
            /** @description Whether the plan includes conversion tracking. */
            conversionTracking: boolean;
            /** @description Whether the plan includes the partner program. */
            partnerProgram: boolean;
            /** @description The current usage. */
            used: {
                /** @description The number of links. */
                links: number;
                /** @description The number of domains. */
                domains: number;
                /** @description The number of API keys. */
                keys: number;
                /** @description The number of allowed hostnames. */
                hostnames: number;
                /** @description The number of tags. */
                tags: number;
                /** @description The number of folders. */
                folders: number;
                /** @description The number of programs, excluding archived ones. */
                programs: number;
                /** @description The number of groups. */
                groups: number;
                /** @description The number of active partners. */
                partners: number;
                /** @description The number of partner tags. */
                partnerTags: number;
            };
            /** @description The limits of the plan. Null means unlimited. */
            limits: {
                /** @description The maximum number of links, or null. */
                links: number;
                /** @description The maximum number of domains, or null. */
                domains: number;
                /** @description The maximum number of API keys, or null. */
                keys: number;
                /** @description The maximum number of allowed hostnames, or null. */
                hostnames: number;
                /** @description The maximum number of tags, or null. */
                tags: number;
                /** @description The maximum number of folders, or null. */
                folders: number;
                /** @description The maximum number of programs, excluding archived ones. */
                programs: number;
                /** @description The maximum number of groups per program, or null. */
                groups: number;
                /** @description The maximum number of active partners, or null. */
                partners: number;
                /** @description The maximum number of partner tags, or null. */
                partnerTags: number;
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
                /** @description The type of event that rows are selected and sorted by. Defaults to `clicks`. */
                event?: "clicks" | "leads" | "sales" | "composite";
                /** @description How to group the results. Defaults to `count`. */
                groupBy?: "count" | "timeseries" | "continents" | "countries" | "regions" | "cities" | "devices" | "browsers" | "os" | "triggers" | "trigger" | "referers" | "referer_urls" | "top_urls" | "top_base_urls" | "top_links" | "top_domains" | "top_partners" | "top_groups" | "top_programs" | "utm_sources" | "utm_mediums" | "utm_campaigns" | "utm_terms" | "utm_contents";
                /** @description Additional data to include. `buyers` also counts first-time buyers. It isn’t available over time. */
                include?: "buyers";
                /** @description A predefined time range. `start` and `end` take precedence. */
                interval?: "24h" | "7d" | "30d" | "90d" | "1y" | "mtd" | "qtd" | "ytd" | "all";
                /** @description The start of the time range, as an ISO 8601 date or time. Without an offset, it’s in the time zone. */
                start?: string;
                /** @description The end of the time range. A date includes the whole day. Defaults to now. */
                end?: string;
                /** @description The IANA name of the time zone. Defaults to UTC. */
                timezone?: string;
                /** @description The currency of `saleAmount`. Defaults to the workspace’s currency. */
                currency?: string;
                /** @description The continent code: AF, AN, AS, EU, NA, OC, or SA. Pass one value, several separated by commas, or exclude values with a leading `-`. */
                continent?: string;
                /** @description The two-letter country code (ISO 3166-1), or `Unknown`. Pass one value, several separated by commas, or exclude values with a leading `-`. */
                country?: string;
                /** @description The region code (ISO 3166-2), with or without the country. Pass one value, several separated by commas, or exclude values with a leading `-`. */
                region?: string;
                /** @description The city, or `Unknown`. Pass one value, several separated by commas, or exclude values with a leading `-`. */
                city?: string;
                /** @description The device type. Pass one value, several separated by commas, or exclude values with a leading `-`. */
                device?: string;
                /** @description The browser. Pass one value, several separated by commas, or exclude values with a leading `-`. */
                browser?: string;
                /** @description The operating system. Pass one value, several separated by commas, or exclude values with a leading `-`. */
                os?: string;
                /** @description How the visitor arrived: `link`, `qr`, `pageview` (script or visit), or `deeplink`. Pass one value, several separated by commas, or exclude values with a leading `-`. */
                trigger?: string;
                /** @description Deprecated. Use `trigger`. Whether to return only QR code scans (`true`), or to exclude them (`false`). */
                qr?: "true" | "false";
                /** @description The referring host, or `(direct)`. Pass one value, several separated by commas, or exclude values with a leading `-`. */
                referer?: string;
                /** @description The referring page, or `(direct)`. Pass one value, several separated by commas, or exclude values with a leading `-`. */
                refererUrl?: string;
                /** @description The destination URL without its query. Pass one value, several separated by commas, or exclude values with a leading `-`. */
                url?: string;
                /** @description The link’s ID (`link_…`), or your own ID with the prefix `ext_`. Pass one value, several separated by commas, or exclude values with a leading `-`. */
                linkId?: string;
                /** @description The domain of the link. Pass one value, several separated by commas, or exclude values with a leading `-`. */
                domain?: string;
                /** @description The key of the link. Requires `domain`. Pass one value, several separated by commas, or exclude values with a leading `-`. */
                key?: string;
                /** @description Your own ID of the link, with or without the prefix `ext_`. Pass one value, several separated by commas, or exclude values with a leading `-`. */
                externalId?: string;
                /** @description The ID of a tag of the link. Pass one value, several separated by commas, or exclude values with a leading `-`. */
                tagId?: string;
                /** @description Deprecated. Use `tagId`. Pass one value, several separated by commas, or exclude values with a leading `-`. */
                tagIds?: string;
                /** @description The ID of the link’s folder, or `unsorted`. Pass one value, several separated by commas, or exclude values with a leading `-`. */
                folderId?: string;
                /** @description Whether to return only visits to the root of a domain (`true`), or to exclude them (`false`). */
                root?: "true" | "false";
                /** @description The ID of the link’s tenant. Pass one value, several separated by commas, or exclude values with a leading `-`. */
                tenantId?: string;
                /** @description The ID of the link’s partner. Pass one value, several separated by commas, or exclude values with a leading `-`. */
                partnerId?: string;
                /** @description The ID of the group that the link’s partner is in now. Pass one value, several separated by commas, or exclude values with a leading `-`. */
                groupId?: string;
                /** @description The ID of the link’s program. Pass one value, several separated by commas, or exclude values with a leading `-`. */
                programId?: string;
                /** @description The customer’s ID (`cus_…`), or your own ID with the prefix `ext_`. Pass one value, several separated by commas, or exclude values with a leading `-`. */
                customerId?: string;
                /** @description The UTM source of the destination. Pass one value, several separated by commas, or exclude values with a leading `-`. */
                utm_source?: string;
                /** @description The UTM medium of the destination. Pass one value, several separated by commas, or exclude values with a leading `-`. */
                utm_medium?: string;
                /** @description The UTM campaign of the destination. Pass one value, several separated by commas, or exclude values with a leading `-`. */
                utm_campaign?: string;
                /** @description The UTM term of the destination. Pass one value, several separated by commas, or exclude values with a leading `-`. */
                utm_term?: string;
                /** @description The UTM content of the destination. Pass one value, several separated by commas, or exclude values with a leading `-`. */
                utm_content?: string;
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
                        /** @description For time series, the start of the hour, day, week, or month. */
                        start?: string;
                        /** @description The continent code. */
                        continent?: string;
                        /** @description The two-letter country code (ISO 3166-1). */
                        country?: string;
                        /** @description The region code (ISO 3166-2). */
                        region?: string;
                        /** @description The city. */
                        city?: string;
                        /** @description The device type. */
                        device?: string;
                        /** @description The browser. */
                        browser?: string;
                        /** @description The operating system. */
                        os?: string;
                        /**
                         * @description How the visitor arrived.
                         * @enum {string}
                         */
                        trigger?: "link" | "qr" | "pageview" | "deeplink" | "Unknown";
                        /** @description The referring host. */
                        referer?: string;
                        /** @description The referring page. */
                        refererUrl?: string;
                        /** @description The destination URL. */
                        url?: string;
                        /** @description The ID of the link. */
                        id?: string;
                        /** @description The domain of the link. */
                        domain?: string;
                        /** @description The ID of the partner. */
                        partnerId?: string | null;
                        /** @description The ID of the group. */
                        groupId?: string;
                        /** @description The ID of the program. */
                        programId?: string;
                        /** @description The UTM source. */
                        utm_source?: string;
                        /** @description The UTM medium. */
                        utm_medium?: string;
                        /** @description The UTM campaign. */
                        utm_campaign?: string;
                        /** @description The UTM term. */
                        utm_term?: string;
                        /** @description The UTM content. */
                        utm_content?: string;
                        /** @description The link ID, the same as `id`. */
                        link?: string;
                        /** @description The key of the link. */
                        key?: string;
                        /** @description The full short URL. */
                        shortLink?: string;
                        /** @description The ID of the folder. */
                        folderId?: string | null;
                        /** @description When the link was created, in ISO 8601 format. */
                        createdAt?: string;
                        /** @description Your own notes, or null. */
                        comments?: string | null;
                        /** @description The title of the link preview, or null. */
                        title?: string | null;
                        /** @description For `top_partners`, the partner. Requires the scope `program.read`. */
                        partner?: {
                            /** @description The ID of the partner. */
                            id: string;
                            /** @description The partner’s name. */
                            name: string;
                            /** @description The URL of the partner’s picture, or null. */
                            image: string | null;
                            /** @description The two-letter country code (ISO 3166-1). */
                            country: string | null;
                        };
                        /** @description For `top_groups`, the group. Requires the scope `program.read`. */
                        group?: {
                            /** @description The unique ID. */
                            id: string;
                            /** @description The name of the group. */
                            name: string;
                            /** @description The slug. */
                            slug: string;
                            /** @description The color of the group. */
                            color: string;
                        };
                        /** @description For `top_groups` and `top_programs`, the program. Requires the scope `program.read`. */
                        program?: {
                            /** @description The ID of the program. */
                            id: string;
                            /** @description The name of the program. */
                            name: string;
                        };
                        /** @description The number of clicks. */
                        clicks: number;
                        /** @description The number of leads. */
                        leads: number;
                        /** @description The number of sales. */
                        sales: number;
                        /** @description With `include=buyers`, the number of customers who became a lead and bought for the first time in this time range. Never greater than `leads`. */
                        buyers?: number;
                        /** @description Sales minus refunds in one currency, in minor units. */
                        saleAmount: number;
                        /**
                         * @description Sales minus refunds for each currency.
                         * @example {
                         *       "usd": 12900,
                         *       "eur": 4900
                         *     }
                         */
                        saleAmounts: {
                            [key: string]: number;
                        };
                    }[] | {
                        /** @description The number of clicks. */
                        clicks: number;
                        /** @description The number of leads. */
                        leads: number;
                        /** @description The number of sales. */
                        sales: number;
                        /** @description With `include=buyers`, the number of customers who became a lead and bought for the first time in this time range. Never greater than `leads`. */
                        buyers?: number;
                        /** @description Sales minus refunds in one currency, in minor units. */
                        saleAmount: number;
                        /**
                         * @description Sales minus refunds for each currency.
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
                    "application/json": components["schemas"]["Annotation"][];
                };
            };
        };
    };
    retrieveEarnings: {
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
                /** @description The currency of earnings. Defaults to the workspace’s currency. */
                currency?: string;
                /** @description Only results of this program. */
                programId?: string;
                /** @description Only results of this partner. */
                partnerId?: string;
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
            /** @description The request succeeded. */
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
            /** @description The request succeeded. */
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
                /** @description The actor, as `actor.type:actor.id` of an entry, such as `member:per_…` or `system:cli`. */
                actor?: string;
                /** @description The type of the changed resource. */
                type?: "workspace" | "key" | "member" | "invitation" | "domain" | "folder" | "tag" | "link" | "program" | "group" | "reward" | "discount" | "discount_code" | "milestone" | "partner" | "partner_tag" | "partner_note" | "enrollment" | "customer" | "commission" | "fraud_flag" | "payout_method" | "funding_account" | "connection" | "import" | "payout_draft" | "payout_run" | "payout" | "payout_file" | "closing" | "exchange_rate" | "saved_view" | "share_link" | "utm_template" | "webhook" | "image" | "export";
                /** @description The type of change. */
                action?: "created" | "updated" | "deleted" | "tag_added" | "tag_removed" | "exported" | "erased" | "signed_in" | "sign_in_failed" | "password_set" | "password_changed" | "password_reset" | "password_removed" | "two_factor_started" | "two_factor_ended" | "recovery_code_used" | "viewed_as" | "access_link_created" | "passkey_added" | "passkey_renamed" | "passkey_removed" | "cleared";
                /** @description The ID of the changed resource. */
                resourceId?: string;
                /** @description The start of the time range, in ISO 8601 format. A date starts at midnight UTC. */
                start?: string;
                /** @description The end of the time range, exclusive. A date includes the whole day. */
                end?: string;
                /** @description The page number, starting at 1. Defaults to 1. */
                page?: number;
                /** @description The number of results per page. Defaults to 100, the maximum. */
                pageSize?: number;
                /** @description A cursor: the ID of the last item on the previous page. Returns the items after it. */
                startingAfter?: string;
                /** @description A cursor: the ID of the first item on the next page. Returns the items before it. */
                endingBefore?: string;
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
            /** @description The request succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The name of the workspace. */
                        workspace: string;
                        /** @description The email address. */
                        email: string;
                        /**
                         * @description The role: `owner` can do everything, `admin` everything except manage owners, `member` day-to-day work, `viewer` read only, and `billing` payouts.
                         * @enum {string}
                         */
                        role: "owner" | "admin" | "member" | "viewer" | "billing";
                        /** @description Whether the person already has an account. If so, they sign in first. Otherwise, send `name` and `password`. */
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
            /** @description The request succeeded. */
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
            /** @description The request succeeded. */
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
            /** @description The request succeeded. */
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
            /** @description The request succeeded. */
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
            /** @description The request succeeded. */
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
            /** @description The request succeeded. */
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
            /** @description The request succeeded. */
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
            /** @description The request succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Whether the email was sent. True even if the address is unknown. False if the server can’t send email. */
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
            /** @description The request succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The secret to enter in the app manually, in base32. */
                        secret: string;
                        /** @description The `otpauth://` URI to show as a QR code. */
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
            /** @description The request succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Recovery codes, which each work once instead of the app. They’re returned only once. */
                        recoveryCodes: string[];
                    };
                };
            };
        };
    };
    listCommissions: {
        parameters: {
            query?: {
                /** @description Part of the name or email address of the partner or customer, or the ID of a commission, invoice, payout, or customer. Customers are only searched with `customers.read`. */
                search?: string;
                /** @description The commission type: `click`, `lead`, `sale`, `referral`, `custom`. Pass one, several separated by commas, or exclude values with a leading `-`. */
                type?: string;
                /** @description The status: `pending`, `processed`, `paid`, `refunded`, `duplicate`, `fraud`, `canceled`, `hold`. Pass one, several separated by commas, or exclude values with a leading `-`. */
                status?: string;
                /** @description The customer’s ID (`cus_…`), or your own ID with the prefix `ext_`. */
                customerId?: string;
                /** @description Only results of this payout. */
                payoutId?: string;
                /** @description The partner’s ID. Pass one, several separated by commas, or exclude values with a leading `-`. */
                partnerId?: string;
                /** @description Only results for the partner with this tenant ID. */
                tenantId?: string;
                /** @description The ID of the partner’s group. Pass one, several separated by commas, or exclude values with a leading `-`. */
                groupId?: string;
                /** @description The program’s ID. Pass one, several separated by commas, or exclude values with a leading `-`. */
                programId?: string;
                /** @description The ID of the reward that the commission was earned with. Pass one, several separated by commas, or exclude values with a leading `-`. */
                rewardId?: string;
                /** @description Only results with this invoice ID. */
                invoiceId?: string;
                /** @description A predefined time range. `start` and `end` take precedence. */
                interval?: "24h" | "7d" | "30d" | "90d" | "1y" | "mtd" | "qtd" | "ytd" | "all";
                /** @description The start of the time range, as an ISO 8601 date or time. Without an offset, it’s in the time zone. */
                start?: string;
                /** @description The end of the time range. A date includes the whole day. Defaults to now. */
                end?: string;
                /** @description The IANA name of the time zone. Defaults to UTC. */
                timezone?: string;
                /** @description The field to sort by. Defaults to `createdAt`. */
                sortBy?: "createdAt" | "amount" | "earnings";
                /** @description The sort order. Defaults to `desc`. */
                sortOrder?: "asc" | "desc";
                /** @description The page number, starting at 1. Defaults to 1. */
                page?: number;
                /** @description The number of results per page. Defaults to 100, the maximum. */
                pageSize?: number;
                /** @description A cursor: the ID of the last item on the previous page. Returns the items after it. */
                startingAfter?: string;
                /** @description A cursor: the ID of the first item on the next page. Returns the items before it. */
                endingBefore?: string;
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
                        /**
                         * @description The ID of the commission.
                         * @example cm_1Vd4T2sKq0aB3xYz
                         */
                        id: string;
                        /**
                         * @description The type of commission: click, lead, sale, referral, or custom.
                         * @enum {string}
                         */
                        type: "click" | "lead" | "sale" | "referral" | "custom";
                        /** @description The sale amount, in minor units of the currency. 0 for clicks, leads, and custom commissions. */
                        amount: number;
                        /** @description The partner’s earnings after refunds, in minor units. Negative for a clawback. */
                        earnings: number;
                        /** @description The program’s currency. */
                        currency: string;
                        /**
                         * @description The status of the commission.
                         * @enum {string}
                         */
                        status: "pending" | "processed" | "paid" | "refunded" | "duplicate" | "fraud" | "canceled" | "hold";
                        /** @description The ID of the invoice. */
                        invoiceId: string | null;
                        /** @description A description of the commission, or null. */
                        description: string | null;
                        /** @description The quantity. */
                        quantity: number;
                        /** @description Your own data. */
                        metadata: {
                            [key: string]: unknown;
                        } | null;
                        /** @description When the object was created, in ISO 8601 format. */
                        createdAt: string;
                        /** @description When the object was last updated, in ISO 8601 format. */
                        updatedAt: string;
                        /** @description When it was paid, in ISO 8601 format, or null. */
                        paidAt: string | null;
                        /** @description The ID of the program. */
                        programId: string;
                        /** @description The ID of the partner’s enrollment in the program. */
                        enrollmentId: string;
                        /** @description The ID of the lead or sale. Retrieve the event for an explanation. */
                        eventId: string | null;
                        /** @description The ID of the payout. */
                        payoutId: string | null;
                        /** @description For referral commissions, the ID of the commission that this is a share of. */
                        sourceId: string | null;
                        /** @description For clawbacks, the ID of the commission that this reverses. */
                        reversesId: string | null;
                        /** @description For bonuses, the ID of the milestone that the partner reached. */
                        milestoneId: string | null;
                        /** @description Why the commission is on hold, or null. */
                        holdReason: ("fraud" | "client_side" | "existing_customer" | "rate_missing" | "manual") | null;
                        /** @description When the holding period ends. */
                        maturesAt: string;
                        /** @description The partner. */
                        partner: {
                            /** @description The ID of the partner. */
                            id: string;
                            /** @description The partner’s name. */
                            name: string;
                            /** @description The partner’s email address, or null. */
                            email: string | null;
                            /** @description The URL of the partner’s picture, or null. */
                            image: string | null;
                            /** @description When the partner first had a payout method, in ISO 8601 format, or null. */
                            payoutsEnabledAt: string | null;
                            /** @description The two-letter country code (ISO 3166-1). */
                            country: string | null;
                            /** @description The ID of the partner’s group. */
                            groupId: string | null;
                            /** @description Your own ID of the partner. */
                            tenantId: string | null;
                        };
                        /** @description The customer, or null. */
                        customer: {
                            /** @description The ID of the customer. */
                            id: string;
                            /** @description The customer’s ID in your system. */
                            externalId: string;
                            /** @description The customer’s name, or null. */
                            name: string | null;
                            /** @description The customer’s email address, or null. */
                            email: string | null;
                            /** @description The URL of a picture, or null. */
                            avatar: string | null;
                            /** @description The customer’s two-letter country code, or null. */
                            country: string | null;
                            /** @description The number of sales. */
                            sales: number;
                            /** @description Net revenue, in minor units of `saleCurrency`. */
                            saleAmount: number;
                            /** @description The currency of `saleAmount`. */
                            saleCurrency: string;
                            /** @description When the object was created, in ISO 8601 format. */
                            createdAt: string;
                            /** @description When the first sale happened, in ISO 8601 format, or null. */
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
                        /**
                         * @description The ID of the commission.
                         * @example cm_1Vd4T2sKq0aB3xYz
                         */
                        id: string;
                        /**
                         * @description The type of commission: click, lead, sale, referral, or custom.
                         * @enum {string}
                         */
                        type: "click" | "lead" | "sale" | "referral" | "custom";
                        /** @description The sale amount, in minor units of the currency. 0 for clicks, leads, and custom commissions. */
                        amount: number;
                        /** @description The partner’s earnings after refunds, in minor units. Negative for a clawback. */
                        earnings: number;
                        /** @description The program’s currency. */
                        currency: string;
                        /**
                         * @description The status of the commission.
                         * @enum {string}
                         */
                        status: "pending" | "processed" | "paid" | "refunded" | "duplicate" | "fraud" | "canceled" | "hold";
                        /** @description The ID of the invoice. */
                        invoiceId: string | null;
                        /** @description A description of the commission, or null. */
                        description: string | null;
                        /** @description The quantity. */
                        quantity: number;
                        /** @description Your own data. */
                        metadata: {
                            [key: string]: unknown;
                        } | null;
                        /** @description When the object was created, in ISO 8601 format. */
                        createdAt: string;
                        /** @description When the object was last updated, in ISO 8601 format. */
                        updatedAt: string;
                        /** @description When it was paid, in ISO 8601 format, or null. */
                        paidAt: string | null;
                        /** @description The ID of the program. */
                        programId: string;
                        /** @description The ID of the partner’s enrollment in the program. */
                        enrollmentId: string;
                        /** @description The ID of the lead or sale. Retrieve the event for an explanation. */
                        eventId: string | null;
                        /** @description The ID of the payout. */
                        payoutId: string | null;
                        /** @description For referral commissions, the ID of the commission that this is a share of. */
                        sourceId: string | null;
                        /** @description For clawbacks, the ID of the commission that this reverses. */
                        reversesId: string | null;
                        /** @description For bonuses, the ID of the milestone that the partner reached. */
                        milestoneId: string | null;
                        /** @description Why the commission is on hold, or null. */
                        holdReason: ("fraud" | "client_side" | "existing_customer" | "rate_missing" | "manual") | null;
                        /** @description When the holding period ends. */
                        maturesAt: string;
                        /** @description The partner. */
                        partner: {
                            /** @description The ID of the partner. */
                            id: string;
                            /** @description The partner’s name. */
                            name: string;
                            /** @description The partner’s email address, or null. */
                            email: string | null;
                            /** @description The URL of the partner’s picture, or null. */
                            image: string | null;
                            /** @description When the partner first had a payout method, in ISO 8601 format, or null. */
                            payoutsEnabledAt: string | null;
                            /** @description The two-letter country code (ISO 3166-1). */
                            country: string | null;
                            /** @description The ID of the partner’s group. */
                            groupId: string | null;
                            /** @description Your own ID of the partner. */
                            tenantId: string | null;
                        };
                        /** @description The customer, or null. */
                        customer: {
                            /** @description The ID of the customer. */
                            id: string;
                            /** @description The customer’s ID in your system. */
                            externalId: string;
                            /** @description The customer’s name, or null. */
                            name: string | null;
                            /** @description The customer’s email address, or null. */
                            email: string | null;
                            /** @description The URL of a picture, or null. */
                            avatar: string | null;
                            /** @description The customer’s two-letter country code, or null. */
                            country: string | null;
                            /** @description The number of sales. */
                            sales: number;
                            /** @description Net revenue, in minor units of `saleCurrency`. */
                            saleAmount: number;
                            /** @description The currency of `saleAmount`. */
                            saleCurrency: string;
                            /** @description When the object was created, in ISO 8601 format. */
                            createdAt: string;
                            /** @description When the first sale happened, in ISO 8601 format, or null. */
                            firstSaleAt: string | null;
                        } | null;
                        /** @description The explanation of the result. */
                        explanation: {
                            /** @description The event, or null. */
                            event: {
                                /** @description The type of event. */
                                type: string;
                                /** @description The ID of the event. */
                                id: string | null;
                                /** @description When the event happened, in ISO 8601 format. */
                                at: string;
                            } | null;
                            /** @description The reward that applied, or null. */
                            reward: {
                                /** @description The ID of the reward. */
                                id: string;
                                /** @description The version of the reward. */
                                version: number;
                                /** @description The index of the modifier that applied, starting at 0, or null if none did. */
                                modifier: number | null;
                                /** @description The index of the tier that the partner had reached, starting at 0, or null if none. */
                                tier: number | null;
                            } | null;
                            /** @description The currency conversion, or null. */
                            conversion: {
                                /** @description The original amount, in minor units. */
                                amountMinor: number;
                                /** @description The original currency. */
                                currency: string;
                                /** @description The exchange rate. */
                                rate: string;
                                /** @description The source of the exchange rate. */
                                source: string;
                                /** @description The date of the exchange rate. */
                                day: string;
                            } | null;
                            /** @description The calculation from the event to the amount, one sentence per step. */
                            steps: string[];
                        };
                        /** @description The calculation and history of the commission. */
                        receipt: components["schemas"]["Receipt"];
                        /** @description The reversals of the commission. */
                        reversals: {
                            /** @description The ID of the event. */
                            eventId: string;
                            /**
                             * @description The reason for the reversal.
                             * @enum {string}
                             */
                            kind: "refund" | "chargeback" | "reversal" | "manual" | "milestone";
                            /** @description The reversed amount, in minor units. */
                            amount: number;
                            /** @description The ID of the clawback, or null. */
                            clawbackId: string | null;
                            /** @description When the reversal happened, in ISO 8601 format. */
                            createdAt: string;
                        }[];
                        /** @description The ledger postings of the commission. */
                        postings: {
                            /** @description The unique ID. */
                            id: string;
                            /**
                             * @description The cause of the posting.
                             * @enum {string}
                             */
                            cause: "commission_accrued" | "commission_matured" | "commission_adjusted" | "commission_reversed" | "commission_canceled" | "commission_restored" | "payout_sent" | "payout_completed" | "payout_failed" | "payout_returned" | "payout_canceled" | "enrollment_merged";
                            /** @description When the event happened. */
                            createdAt: string;
                            /** @description The date of the posting in the ledger. */
                            bookingDate: string;
                            /** @description The entries of the posting. */
                            entries: {
                                /** @description The ledger account. */
                                account: string;
                                /** @description The ISO 4217 currency code, in lowercase. */
                                currency: string;
                                /** @description The amount, in minor units. Credits are positive and debits negative. */
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
            /** @description The request succeeded. */
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
                /** @description The ID of the connection. */
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
                    "application/json": components["schemas"]["Connection"];
                };
            };
        };
    };
    listBackfills: {
        parameters: {
            query?: {
                /** @description The number of results per page. Defaults to 100, the maximum. */
                pageSize?: number;
                /** @description A cursor: the ID of the last item on the previous page. Returns the items after it. */
                startingAfter?: string;
                /** @description A cursor: the ID of the first item on the next page. Returns the items before it. */
                endingBefore?: string;
            };
            header?: never;
            path: {
                /** @description The ID of the connection. */
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
                /** @description The ID of the connection. */
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
                /** @description The ID of the connection. */
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
                    "application/json": components["schemas"]["ConnectionTest"];
                };
            };
        };
    };
    getCustomer: {
        parameters: {
            query?: {
                /** @description Whether to add the link, partner, and discount of each customer. */
                includeExpandedFields?: boolean;
                /** @description With an external ID: the program that the customer was identified with. Defaults to the customer without a program. */
                programId?: string;
            };
            header?: never;
            path: {
                /** @description The ID (`cus_…`), or your own ID with the prefix `ext_`. */
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
                        /**
                         * @description The ID of the customer.
                         * @example cus_1Vd4T2sKq0aB3xYz
                         */
                        id: string;
                        /** @description The customer’s ID in your system. */
                        externalId: string;
                        /** @description The full name. */
                        name: string | null;
                        /** @description The email address. */
                        email: string | null;
                        /** @description The URL of a picture. */
                        avatar: string | null;
                        /** @description The two-letter country code, taken from the click or sent by you. */
                        country: string | null;
                        /** @description The ID of the click that referred the customer. */
                        clickId: string | null;
                        /** @description The number of sales. */
                        sales: number;
                        /** @description Net revenue (sales minus refunds), in minor units of `saleCurrency`. For customers with a program, only amounts that count toward the program. */
                        saleAmount: number;
                        /**
                         * @description The currency of `saleAmount`: the program’s, or the workspace’s if the customer has no program.
                         * @example usd
                         */
                        saleCurrency: string;
                        /** @description When the first sale happened. */
                        firstSaleAt: string | null;
                        /**
                         * @description When the object was created, in ISO 8601 format.
                         * @example 2031-05-01T12:00:00.000Z
                         */
                        createdAt: string;
                        /** @description The ID of the program of the partner who referred the customer, or that the customer was identified with. */
                        programId: string | null;
                        /** @description The ID of the program that the customer was identified with (`programId` of a lead or sale). Null for customers of the workspace. */
                        identifiedProgramId: string | null;
                        /** @description The ID of the partner who referred the customer. */
                        partnerId: string | null;
                        /** @description The link. */
                        link?: {
                            /**
                             * @description The ID of the link.
                             * @example link_1Vd4T2sKq0aB3xYz
                             */
                            id: string;
                            /**
                             * @description The domain of the link.
                             * @example go.example.com
                             */
                            domain: string;
                            /**
                             * @description The key of the link.
                             * @example summer
                             */
                            key: string;
                            /**
                             * @description The full short URL.
                             * @example https://go.example.com/summer
                             */
                            shortLink: string;
                            /** @description The destination URL. */
                            url: string;
                            /** @description The ID of the partner that the link belongs to. */
                            partnerId: string | null;
                            /** @description The ID of the partner’s program. */
                            programId: string | null;
                            /** @description Your tenant ID for the link. */
                            tenantId: string | null;
                            /** @description Your own ID of the link. */
                            externalId: string | null;
                        } | null;
                        /** @description The partner who referred the customer. */
                        partner?: {
                            /** @description The ID of the partner. */
                            id: string;
                            /** @description The partner’s name. */
                            name: string;
                            /** @description The email address. */
                            email: string | null;
                            /** @description The URL of a picture. */
                            image: string | null;
                        } | null;
                        /** @description The discount that the customer was referred with. They keep it even if it’s archived. */
                        discount?: {
                            /** @description The ID of the discount. */
                            id: string;
                            /**
                             * Format: double
                             * @description A percentage, or an amount in minor units if the type is `flat`.
                             */
                            amount: number;
                            /**
                             * @description Whether the discount is a percentage or a flat amount.
                             * @enum {string}
                             */
                            type: "percentage" | "flat";
                            /** @description The duration in months. 0 is the first payment only, and null is unlimited. */
                            maxDuration: number | null;
                            /** @description The ID of the provider’s coupon, or null. */
                            couponId: string | null;
                            /** @description The ID of the coupon in the provider’s test mode, or null. */
                            couponTestId: string | null;
                            /**
                             * @description A description in one sentence.
                             * @example 20 % off for 3 months
                             */
                            sentence: string;
                            /** @description Your own description. */
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
                /** @description Only results of this partner. */
                partnerId?: string;
                /** @description Only codes of this discount. */
                discountId?: string;
                /** @description Only results of this link. */
                linkId?: string;
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
                    "application/json": components["schemas"]["DiscountCode"][];
                };
            };
        };
    };
    listDiscounts: {
        parameters: {
            query?: {
                /** @description Only results of this program. */
                programId?: string;
                /** @description Only results of this group. */
                groupId?: string;
                /** @description Only results of this enrollment. */
                enrollmentId?: string;
                /** @description If true, only archived results. By default, only results that aren’t archived. */
                archived?: boolean;
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
                    "application/json": components["schemas"]["Discount"][];
                };
            };
        };
    };
    listDomains: {
        parameters: {
            query?: {
                /** @description Whether to include archived domains. */
                archived?: boolean;
                /** @description Part of the name. */
                search?: string;
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
                    "application/json": {
                        /** @description The ID of the domain. */
                        id: string;
                        /** @description The domain name. */
                        slug: string;
                        /** @description Whether links on the domain redirect. See `verification` for details. */
                        verified: boolean;
                        /** @description Whether new links use this domain by default. */
                        primary: boolean;
                        /** @description Whether it’s archived. */
                        archived: boolean;
                        /** @description The URL for visitors of the domain without a key, or null. */
                        placeholder: string | null;
                        /** @description The URL for visitors after the link expires. */
                        expiredUrl: string | null;
                        /** @description The URL for visitors of unknown links, or null. */
                        notFoundUrl: string | null;
                        /** @description The URL of a logo. */
                        logo: string | null;
                        /** @description The content of `assetlinks.json`, or null. */
                        assetLinks: string | null;
                        /** @description The content of `apple-app-site-association`, or null. */
                        appleAppSiteAssociation: string | null;
                        /** @description When the object was created, in ISO 8601 format. */
                        createdAt: string;
                        /** @description When the object was last updated, in ISO 8601 format. */
                        updatedAt: string;
                        /** @description Always null. You can’t register domains through the API. */
                        registeredDomain: null;
                        /** @description The DNS records that verify the domain. Add one of them and keep it, because it’s checked daily. */
                        verification: {
                            /**
                             * @description The verification status. `failing`: the record is missing, and links redirect until `servesUntil`. `lost`: links no longer redirect.
                             * @enum {string}
                             */
                            status: "unverified" | "verified" | "failing" | "lost";
                            /** @description The DNS record to add. */
                            record: {
                                /**
                                 * @description The type of the record.
                                 * @enum {string}
                                 */
                                type: "TXT" | "CNAME";
                                /** @description The name of the record. */
                                name: string;
                                /** @description The value of the record. */
                                value: string;
                            };
                            /** @description Another record that also verifies the domain. */
                            alternative: {
                                /**
                                 * @description The type of the record.
                                 * @enum {string}
                                 */
                                type: "TXT" | "CNAME";
                                /** @description The name of the record. */
                                name: string;
                                /** @description The value of the record. */
                                value: string;
                            };
                            /** @description How it was verified, or null. */
                            verifiedBy: ("dns" | "operator") | null;
                            /** @description When it was verified, in ISO 8601 format, or null. */
                            verifiedAt: string | null;
                            /** @description When the check ran, in ISO 8601 format. */
                            checkedAt: string | null;
                            /** @description When the failures started, in ISO 8601 format, or null. */
                            failingSince: string | null;
                            /** @description When links on the domain stop redirecting, in ISO 8601 format, or null. */
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
                /** @description The type of event. Defaults to `clicks`. */
                event?: "clicks" | "leads" | "sales";
                /** @description A predefined time range. `start` and `end` take precedence. */
                interval?: "24h" | "7d" | "30d" | "90d" | "1y" | "mtd" | "qtd" | "ytd" | "all";
                /** @description The start of the time range, as an ISO 8601 date or time. Without an offset, it’s in the time zone. */
                start?: string;
                /** @description The end of the time range. A date includes the whole day. Defaults to now. */
                end?: string;
                /** @description The IANA name of the time zone. Defaults to UTC. */
                timezone?: string;
                /** @description The page number, starting at 1. Defaults to 1. */
                page?: number;
                /** @description The number of results per page. Defaults to 100. */
                limit?: number;
                /** @description A cursor: the ID of the last item on the previous page. Returns the items after it. */
                startingAfter?: string;
                /** @description A cursor: the ID of the first item on the next page. Returns the items before it. */
                endingBefore?: string;
                /** @description The sort order by time. Defaults to `desc`, newest first. */
                sortOrder?: "asc" | "desc";
                /** @description Deprecated. Use `sortOrder`. */
                order?: "asc" | "desc";
                /** @description The field to sort by. */
                sortBy?: "timestamp";
                /** @description The continent code: AF, AN, AS, EU, NA, OC, or SA. Pass one value, several separated by commas, or exclude values with a leading `-`. */
                continent?: string;
                /** @description The two-letter country code (ISO 3166-1), or `Unknown`. Pass one value, several separated by commas, or exclude values with a leading `-`. */
                country?: string;
                /** @description The region code (ISO 3166-2), with or without the country. Pass one value, several separated by commas, or exclude values with a leading `-`. */
                region?: string;
                /** @description The city, or `Unknown`. Pass one value, several separated by commas, or exclude values with a leading `-`. */
                city?: string;
                /** @description The device type. Pass one value, several separated by commas, or exclude values with a leading `-`. */
                device?: string;
                /** @description The browser. Pass one value, several separated by commas, or exclude values with a leading `-`. */
                browser?: string;
                /** @description The operating system. Pass one value, several separated by commas, or exclude values with a leading `-`. */
                os?: string;
                /** @description How the visitor arrived: `link`, `qr`, `pageview` (script or visit), or `deeplink`. Pass one value, several separated by commas, or exclude values with a leading `-`. */
                trigger?: string;
                /** @description Deprecated. Use `trigger`. Whether to return only QR code scans (`true`), or to exclude them (`false`). */
                qr?: "true" | "false";
                /** @description The referring host, or `(direct)`. Pass one value, several separated by commas, or exclude values with a leading `-`. */
                referer?: string;
                /** @description The referring page, or `(direct)`. Pass one value, several separated by commas, or exclude values with a leading `-`. */
                refererUrl?: string;
                /** @description The destination URL without its query. Pass one value, several separated by commas, or exclude values with a leading `-`. */
                url?: string;
                /** @description The link’s ID (`link_…`), or your own ID with the prefix `ext_`. Pass one value, several separated by commas, or exclude values with a leading `-`. */
                linkId?: string;
                /** @description The domain of the link. Pass one value, several separated by commas, or exclude values with a leading `-`. */
                domain?: string;
                /** @description The key of the link. Requires `domain`. Pass one value, several separated by commas, or exclude values with a leading `-`. */
                key?: string;
                /** @description Your own ID of the link, with or without the prefix `ext_`. Pass one value, several separated by commas, or exclude values with a leading `-`. */
                externalId?: string;
                /** @description The ID of a tag of the link. Pass one value, several separated by commas, or exclude values with a leading `-`. */
                tagId?: string;
                /** @description Deprecated. Use `tagId`. Pass one value, several separated by commas, or exclude values with a leading `-`. */
                tagIds?: string;
                /** @description The ID of the link’s folder, or `unsorted`. Pass one value, several separated by commas, or exclude values with a leading `-`. */
                folderId?: string;
                /** @description Whether to return only visits to the root of a domain (`true`), or to exclude them (`false`). */
                root?: "true" | "false";
                /** @description The ID of the link’s tenant. Pass one value, several separated by commas, or exclude values with a leading `-`. */
                tenantId?: string;
                /** @description The ID of the link’s partner. Pass one value, several separated by commas, or exclude values with a leading `-`. */
                partnerId?: string;
                /** @description The ID of the group that the link’s partner is in now. Pass one value, several separated by commas, or exclude values with a leading `-`. */
                groupId?: string;
                /** @description The ID of the link’s program. Pass one value, several separated by commas, or exclude values with a leading `-`. */
                programId?: string;
                /** @description The customer’s ID (`cus_…`), or your own ID with the prefix `ext_`. Pass one value, several separated by commas, or exclude values with a leading `-`. */
                customerId?: string;
                /** @description The UTM source of the destination. Pass one value, several separated by commas, or exclude values with a leading `-`. */
                utm_source?: string;
                /** @description The UTM medium of the destination. Pass one value, several separated by commas, or exclude values with a leading `-`. */
                utm_medium?: string;
                /** @description The UTM campaign of the destination. Pass one value, several separated by commas, or exclude values with a leading `-`. */
                utm_campaign?: string;
                /** @description The UTM term of the destination. Pass one value, several separated by commas, or exclude values with a leading `-`. */
                utm_term?: string;
                /** @description The UTM content of the destination. Pass one value, several separated by commas, or exclude values with a leading `-`. */
                utm_content?: string;
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
                        /**
                         * @description The type of event.
                         * @enum {string}
                         */
                        event: "click" | "lead" | "sale";
                        /** @description The link. */
                        link: {
                            /**
                             * @description The ID of the link.
                             * @example link_1C3MxQp0yTfWJ2k
                             */
                            id: string;
                            /** @description The domain of the link. */
                            domain: string;
                            /** @description The key of the link. */
                            key: string;
                            /**
                             * @description The full short URL.
                             * @example https://go.example.com/summer
                             */
                            shortLink: string;
                            /** @description The URL of a QR code as PNG. */
                            qrCode: string;
                            /** @description The destination URL with its UTM parameters. */
                            url: string;
                            /** @description Your own ID of the link, or null. */
                            externalId: string | null;
                            /** @description The ID of your tenant that the link belongs to, or null. */
                            tenantId: string | null;
                            /** @description The ID of the program that the link belongs to, or null. */
                            programId: string | null;
                            /** @description The ID of the partner who promotes the link, or null. */
                            partnerId: string | null;
                            /** @description Whether leads and sales are tracked. */
                            trackConversion: boolean;
                            /** @description Whether it’s archived. */
                            archived: boolean;
                            /** @description Whether anyone with the link can see its statistics. */
                            publicStats: boolean;
                            /** @description Whether link previews show the link’s own title, description, and image. */
                            proxy: boolean;
                            /** @description Whether to show the destination under the short URL. */
                            rewrite: boolean;
                            /** @description Whether search engines can index the short link. */
                            doIndex: boolean;
                            /** @description Your own notes, or null. */
                            comments: string | null;
                            /** @description When it expires, in ISO 8601 format. */
                            expiresAt: string | null;
                            /** @description The URL for visitors after the link expires, or null. */
                            expiredUrl: string | null;
                            /** @description The title of the link preview, or null. */
                            title: string | null;
                            /** @description The description of the link preview, or null. */
                            description: string | null;
                            /** @description The URL of the link preview’s image, or null. */
                            image: string | null;
                            /** @description The URL of the link preview’s video, or null. */
                            video: string | null;
                            /** @description The destination for iPhone and iPad, or null. */
                            ios: string | null;
                            /** @description The destination for Android, or null. */
                            android: string | null;
                            /** @description Destinations by country code, or null. */
                            geo: {
                                [key: string]: string;
                            } | null;
                            /** @description When it was disabled, in ISO 8601 format, or null. */
                            disabledAt: string | null;
                            /** @description `********` if the link has a password, or null. */
                            password: string | null;
                            /** @description The tags of the link, or null. */
                            tags: {
                                /**
                                 * @description The ID of the tag.
                                 * @example tag_1C3MxQp0yTfWJ2k
                                 */
                                id: string;
                                /** @description The name of the tag. */
                                name: string;
                                /** @description The color of the tag. */
                                color: string;
                            }[] | null;
                            /** @description Deprecated. Use `tags`. The ID of the first tag. */
                            tagId: string | null;
                            /** @description The ID of the folder. */
                            folderId: string | null;
                            /** @description The UTM source. */
                            utm_source: string | null;
                            /** @description The UTM medium. */
                            utm_medium: string | null;
                            /** @description The UTM campaign. */
                            utm_campaign: string | null;
                            /** @description The UTM term. */
                            utm_term: string | null;
                            /** @description The UTM content. */
                            utm_content: string | null;
                            /** @description The destinations of the A/B test, or null. */
                            testVariants: {
                                /** @description The destination URL. */
                                url: string;
                                /**
                                 * Format: double
                                 * @description The percentage of visitors who go to this destination.
                                 */
                                percentage: number;
                            }[] | null;
                            /** @description When the A/B test started, in ISO 8601 format, or null. */
                            testStartedAt: string | null;
                            /** @description When the A/B test ends, in ISO 8601 format, or null. */
                            testCompletedAt: string | null;
                            /** @description Always null, because API keys create links. */
                            userId: string | null;
                            /** @description The ID of the workspace. */
                            workspaceId: string;
                            /** @description The same as `workspaceId`. */
                            projectId: string;
                            /** @description Not used. */
                            webhookIds: string[];
                            /** @description The number of clicks. */
                            clicks: number;
                            /** @description The number of leads. */
                            leads: number;
                            /** @description The number of conversions. */
                            conversions: number;
                            /** @description The number of sales. */
                            sales: number;
                            /** @description Net revenue (sales minus refunds), in minor units of `saleCurrency`. For partner links, only amounts that count toward the program. */
                            saleAmount: number;
                            /**
                             * @description The currency of `saleAmount`: the program’s, or the workspace’s if the link has no program.
                             * @example usd
                             */
                            saleCurrency: string;
                            /** @description When the link was last clicked, in ISO 8601 format, or null. */
                            lastClicked: string | null;
                            /** @description When the object was created, in ISO 8601 format. */
                            createdAt: string;
                            /** @description When the object was last updated, in ISO 8601 format. */
                            updatedAt: string;
                        };
                        /** @description The ID of the click, or `evt_…`. Use it as a cursor. */
                        id: string;
                        /** @description When the event happened, in ISO 8601 format. */
                        timestamp: string;
                        /** @description The click. */
                        click: {
                            /** @description The ID of the click, or empty if the event has no click. */
                            id: string;
                            /** @description When the event happened, in ISO 8601 format. */
                            timestamp: string;
                            /** @description The destination URL without its query. */
                            url: string;
                            /** @description The two-letter country code, or `Unknown`. */
                            country: string;
                            /** @description The city. */
                            city: string;
                            /** @description The region code (ISO 3166-2). */
                            region: string;
                            /** @description The continent code. */
                            continent: string;
                            /** @description The device type. */
                            device: string;
                            /** @description The browser. */
                            browser: string;
                            /** @description The operating system. */
                            os: string;
                            /** @description The referring host, or `(direct)`. */
                            referer: string;
                            /** @description The referring page. */
                            refererUrl: string;
                            /** @description How the visitor arrived: `link`, `qr`, `pageview`, or `deeplink`. */
                            trigger: string;
                            /** @description Whether the visitor scanned a QR code. */
                            qr: boolean;
                            /** @description Always empty, because IP addresses aren’t stored. */
                            ip: string;
                        };
                        /** @description The partner who has the link now. Requires the scope `program.read`. */
                        partner: {
                            /** @description The ID of the partner. */
                            id: string;
                            /** @description The partner’s name. */
                            name: string;
                            /** @description The URL of the partner’s picture, or null. */
                            image: string | null;
                        } | null;
                        /** @description For leads and sales, the ID of the event. */
                        eventId?: string;
                        /** @description For leads and sales, the name of the event. */
                        eventName?: string;
                        /** @description For leads, the number of leads that the event counts as. */
                        eventQuantity?: number;
                        /** @description Your own data. */
                        metadata?: {
                            [key: string]: unknown;
                        } | null;
                        /** @description The customer. */
                        customer?: {
                            /** @description The ID of the customer. */
                            id: string;
                            /** @description The customer’s ID in your system. */
                            externalId: string;
                            /** @description The ID of the program that the customer was identified with. Null for customers of the workspace. */
                            identifiedProgramId: string | null;
                            /** @description The customer’s name, or null. */
                            name: string | null;
                            /** @description The customer’s email address, or null. */
                            email: string | null;
                            /** @description The URL of a picture, or null. */
                            avatar: string | null;
                            /** @description The customer’s two-letter country code, or null. */
                            country: string | null;
                            /** @description The number of sales. */
                            sales: number;
                            /** @description Net revenue, in minor units of `saleCurrency`. */
                            saleAmount: number;
                            /** @description The currency of `saleAmount`. */
                            saleCurrency: string;
                            /** @description When the object was created, in ISO 8601 format. */
                            createdAt: string;
                            /** @description When the first sale happened, in ISO 8601 format, or null. */
                            firstSaleAt: string | null;
                        };
                        /** @description The sale. */
                        sale?: {
                            /** @description The total that the customer paid, in minor units. */
                            amount: number;
                            /** @description The tax included in the amount, in minor units. */
                            tax: number;
                            /** @description The shipping costs included in the amount, without tax, in minor units. */
                            shipping: number;
                            /** @description Fees included in the amount, in minor units. */
                            fee: number;
                            /** @description The products in the sale. */
                            lineItems: {
                                /**
                                 * @description Your own ID of the product, which rewards can refer to.
                                 * @example coffee-1kg
                                 */
                                productId: string;
                                /** @description The line total after discounts and without tax, in minor units of the currency. */
                                amount: number;
                                /** @description The name of the product, or null. */
                                name: string | null;
                                /** @description The quantity. */
                                quantity: number;
                            }[];
                            /** @description The ISO 4217 currency code, in lowercase. */
                            currency: string;
                            /** @description The ID of the invoice. */
                            invoiceId: string | null;
                            /** @description The payment processor. */
                            paymentProcessor: string;
                        };
                        /** @description For sales, the sale amount in minor units. */
                        saleAmount?: number;
                        /** @description The ID of the invoice. */
                        invoice_id?: string;
                        /** @description The payment processor. */
                        payment_processor?: string;
                        /** @description The ID of the click. */
                        click_id: string;
                        /** @description The ID of the link. */
                        link_id: string;
                        /** @description The domain of the link. */
                        domain: string;
                        /** @description The key of the link. */
                        key: string;
                        /** @description The destination URL. */
                        url: string;
                        /** @description The continent code. */
                        continent: string;
                        /** @description The two-letter country code (ISO 3166-1). */
                        country: string;
                        /** @description The city. */
                        city: string;
                        /** @description The device type. */
                        device: string;
                        /** @description The browser. */
                        browser: string;
                        /** @description The operating system. */
                        os: string;
                        /** @description Whether the visitor scanned a QR code: 1 or 0. */
                        qr: number;
                        /** @description Always empty. */
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
                /** @description The ID of the event. */
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
                        /**
                         * @description The type of event.
                         * @enum {string}
                         */
                        event: "click" | "lead" | "sale" | "refund";
                        /** @description The link. */
                        link: {
                            /**
                             * @description The ID of the link.
                             * @example link_1C3MxQp0yTfWJ2k
                             */
                            id: string;
                            /** @description The domain of the link. */
                            domain: string;
                            /** @description The key of the link. */
                            key: string;
                            /**
                             * @description The full short URL.
                             * @example https://go.example.com/summer
                             */
                            shortLink: string;
                            /** @description The URL of a QR code as PNG. */
                            qrCode: string;
                            /** @description The destination URL with its UTM parameters. */
                            url: string;
                            /** @description Your own ID of the link, or null. */
                            externalId: string | null;
                            /** @description The ID of your tenant that the link belongs to, or null. */
                            tenantId: string | null;
                            /** @description The ID of the program that the link belongs to, or null. */
                            programId: string | null;
                            /** @description The ID of the partner who promotes the link, or null. */
                            partnerId: string | null;
                            /** @description Whether leads and sales are tracked. */
                            trackConversion: boolean;
                            /** @description Whether it’s archived. */
                            archived: boolean;
                            /** @description Whether anyone with the link can see its statistics. */
                            publicStats: boolean;
                            /** @description Whether link previews show the link’s own title, description, and image. */
                            proxy: boolean;
                            /** @description Whether to show the destination under the short URL. */
                            rewrite: boolean;
                            /** @description Whether search engines can index the short link. */
                            doIndex: boolean;
                            /** @description Your own notes, or null. */
                            comments: string | null;
                            /** @description When it expires, in ISO 8601 format. */
                            expiresAt: string | null;
                            /** @description The URL for visitors after the link expires, or null. */
                            expiredUrl: string | null;
                            /** @description The title of the link preview, or null. */
                            title: string | null;
                            /** @description The description of the link preview, or null. */
                            description: string | null;
                            /** @description The URL of the link preview’s image, or null. */
                            image: string | null;
                            /** @description The URL of the link preview’s video, or null. */
                            video: string | null;
                            /** @description The destination for iPhone and iPad, or null. */
                            ios: string | null;
                            /** @description The destination for Android, or null. */
                            android: string | null;
                            /** @description Destinations by country code, or null. */
                            geo: {
                                [key: string]: string;
                            } | null;
                            /** @description When it was disabled, in ISO 8601 format, or null. */
                            disabledAt: string | null;
                            /** @description `********` if the link has a password, or null. */
                            password: string | null;
                            /** @description The tags of the link, or null. */
                            tags: {
                                /**
                                 * @description The ID of the tag.
                                 * @example tag_1C3MxQp0yTfWJ2k
                                 */
                                id: string;
                                /** @description The name of the tag. */
                                name: string;
                                /** @description The color of the tag. */
                                color: string;
                            }[] | null;
                            /** @description Deprecated. Use `tags`. The ID of the first tag. */
                            tagId: string | null;
                            /** @description The ID of the folder. */
                            folderId: string | null;
                            /** @description The UTM source. */
                            utm_source: string | null;
                            /** @description The UTM medium. */
                            utm_medium: string | null;
                            /** @description The UTM campaign. */
                            utm_campaign: string | null;
                            /** @description The UTM term. */
                            utm_term: string | null;
                            /** @description The UTM content. */
                            utm_content: string | null;
                            /** @description The destinations of the A/B test, or null. */
                            testVariants: {
                                /** @description The destination URL. */
                                url: string;
                                /**
                                 * Format: double
                                 * @description The percentage of visitors who go to this destination.
                                 */
                                percentage: number;
                            }[] | null;
                            /** @description When the A/B test started, in ISO 8601 format, or null. */
                            testStartedAt: string | null;
                            /** @description When the A/B test ends, in ISO 8601 format, or null. */
                            testCompletedAt: string | null;
                            /** @description Always null, because API keys create links. */
                            userId: string | null;
                            /** @description The ID of the workspace. */
                            workspaceId: string;
                            /** @description The same as `workspaceId`. */
                            projectId: string;
                            /** @description Not used. */
                            webhookIds: string[];
                            /** @description The number of clicks. */
                            clicks: number;
                            /** @description The number of leads. */
                            leads: number;
                            /** @description The number of conversions. */
                            conversions: number;
                            /** @description The number of sales. */
                            sales: number;
                            /** @description Net revenue (sales minus refunds), in minor units of `saleCurrency`. For partner links, only amounts that count toward the program. */
                            saleAmount: number;
                            /**
                             * @description The currency of `saleAmount`: the program’s, or the workspace’s if the link has no program.
                             * @example usd
                             */
                            saleCurrency: string;
                            /** @description When the link was last clicked, in ISO 8601 format, or null. */
                            lastClicked: string | null;
                            /** @description When the object was created, in ISO 8601 format. */
                            createdAt: string;
                            /** @description When the object was last updated, in ISO 8601 format. */
                            updatedAt: string;
                        } | null;
                        /** @description The ID of the click, or `evt_…`. Use it as a cursor. */
                        id: string;
                        /** @description When the event happened, in ISO 8601 format. */
                        timestamp: string;
                        /** @description The click. */
                        click: {
                            /** @description The ID of the click, or empty if the event has no click. */
                            id: string;
                            /** @description When the event happened, in ISO 8601 format. */
                            timestamp: string;
                            /** @description The destination URL without its query. */
                            url: string;
                            /** @description The two-letter country code, or `Unknown`. */
                            country: string;
                            /** @description The city. */
                            city: string;
                            /** @description The region code (ISO 3166-2). */
                            region: string;
                            /** @description The continent code. */
                            continent: string;
                            /** @description The device type. */
                            device: string;
                            /** @description The browser. */
                            browser: string;
                            /** @description The operating system. */
                            os: string;
                            /** @description The referring host, or `(direct)`. */
                            referer: string;
                            /** @description The referring page. */
                            refererUrl: string;
                            /** @description How the visitor arrived: `link`, `qr`, `pageview`, or `deeplink`. */
                            trigger: string;
                            /** @description Whether the visitor scanned a QR code. */
                            qr: boolean;
                            /** @description Always empty, because IP addresses aren’t stored. */
                            ip: string;
                        };
                        /** @description The partner who has the link now. Requires the scope `program.read`. */
                        partner: {
                            /** @description The ID of the partner. */
                            id: string;
                            /** @description The partner’s name. */
                            name: string;
                            /** @description The URL of the partner’s picture, or null. */
                            image: string | null;
                        } | null;
                        /** @description For leads and sales, the ID of the event. */
                        eventId?: string;
                        /** @description For leads and sales, the name of the event. */
                        eventName?: string;
                        /** @description For leads, the number of leads that the event counts as. */
                        eventQuantity?: number;
                        /** @description Your own data. */
                        metadata?: {
                            [key: string]: unknown;
                        } | null;
                        /** @description The customer. */
                        customer?: {
                            /** @description The ID of the customer. */
                            id: string;
                            /** @description The customer’s ID in your system. */
                            externalId: string;
                            /** @description The ID of the program that the customer was identified with. Null for customers of the workspace. */
                            identifiedProgramId: string | null;
                            /** @description The customer’s name, or null. */
                            name: string | null;
                            /** @description The customer’s email address, or null. */
                            email: string | null;
                            /** @description The URL of a picture, or null. */
                            avatar: string | null;
                            /** @description The customer’s two-letter country code, or null. */
                            country: string | null;
                            /** @description The number of sales. */
                            sales: number;
                            /** @description Net revenue, in minor units of `saleCurrency`. */
                            saleAmount: number;
                            /** @description The currency of `saleAmount`. */
                            saleCurrency: string;
                            /** @description When the object was created, in ISO 8601 format. */
                            createdAt: string;
                            /** @description When the first sale happened, in ISO 8601 format, or null. */
                            firstSaleAt: string | null;
                        };
                        /** @description The sale. */
                        sale?: {
                            /** @description The total that the customer paid, in minor units. */
                            amount: number;
                            /** @description The tax included in the amount, in minor units. */
                            tax: number;
                            /** @description The shipping costs included in the amount, without tax, in minor units. */
                            shipping: number;
                            /** @description Fees included in the amount, in minor units. */
                            fee: number;
                            /** @description The products in the sale. */
                            lineItems: {
                                /**
                                 * @description Your own ID of the product, which rewards can refer to.
                                 * @example coffee-1kg
                                 */
                                productId: string;
                                /** @description The line total after discounts and without tax, in minor units of the currency. */
                                amount: number;
                                /** @description The name of the product, or null. */
                                name: string | null;
                                /** @description The quantity. */
                                quantity: number;
                            }[];
                            /** @description The ISO 4217 currency code, in lowercase. */
                            currency: string;
                            /** @description The ID of the invoice. */
                            invoiceId: string | null;
                            /** @description The payment processor. */
                            paymentProcessor: string;
                        };
                        /** @description For sales, the sale amount in minor units. */
                        saleAmount?: number;
                        /** @description The ID of the invoice. */
                        invoice_id?: string;
                        /** @description The payment processor. */
                        payment_processor?: string;
                        /** @description The ID of the click. */
                        click_id: string;
                        /** @description The ID of the link. */
                        link_id: string;
                        /** @description The domain of the link. */
                        domain: string;
                        /** @description The key of the link. */
                        key: string;
                        /** @description The destination URL. */
                        url: string;
                        /** @description The continent code. */
                        continent: string;
                        /** @description The two-letter country code (ISO 3166-1). */
                        country: string;
                        /** @description The city. */
                        city: string;
                        /** @description The device type. */
                        device: string;
                        /** @description The browser. */
                        browser: string;
                        /** @description The operating system. */
                        os: string;
                        /** @description Whether the visitor scanned a QR code: 1 or 0. */
                        qr: number;
                        /** @description Always empty. */
                        ip: string;
                        /** @description The refund. */
                        refund?: {
                            /** @description The ID of the refund. */
                            id: string;
                            /** @description Your own ID of the refund. */
                            refundId: string;
                            /** @description The ID of the sale. */
                            saleId: string;
                            /** @description The refunded amount, in minor units. */
                            amount: number;
                            /** @description The sale’s currency. */
                            currency: string;
                            /** @description When the event happened, in ISO 8601 format. */
                            timestamp: string;
                        };
                        /** @description The explanation of the result. */
                        explanation: {
                            /**
                             * @description The result. Clicks are `recorded`. Leads, sales, and refunds are attributed to a link or to none.
                             * @enum {string}
                             */
                            verdict: "recorded" | "attributed" | "unattributed";
                            /** @description A stable code for the reason. */
                            reason: string;
                            /** @description The attribution, one sentence per step. */
                            steps: string[];
                            /** @description The click. */
                            click: {
                                /** @description The ID of the click, or empty if the event has no click. */
                                id: string;
                                /** @description When the event happened, in ISO 8601 format. */
                                timestamp: string;
                                /** @description The destination URL without its query. */
                                url: string;
                                /** @description The two-letter country code, or `Unknown`. */
                                country: string;
                                /** @description The city. */
                                city: string;
                                /** @description The region code (ISO 3166-2). */
                                region: string;
                                /** @description The continent code. */
                                continent: string;
                                /** @description The device type. */
                                device: string;
                                /** @description The browser. */
                                browser: string;
                                /** @description The operating system. */
                                os: string;
                                /** @description The referring host, or `(direct)`. */
                                referer: string;
                                /** @description The referring page. */
                                refererUrl: string;
                                /** @description How the visitor arrived: `link`, `qr`, `pageview`, or `deeplink`. */
                                trigger: string;
                                /** @description Whether the visitor scanned a QR code. */
                                qr: boolean;
                                /** @description Always empty, because IP addresses aren’t stored. */
                                ip: string;
                            } | null;
                            /** @description The lead, or null. */
                            lead: {
                                /** @description The ID of the lead. */
                                id: string;
                                /** @description The name of the event. */
                                eventName: string;
                                /** @description When the event happened, in ISO 8601 format. */
                                timestamp: string;
                            } | null;
                            /** @description The refunds of the sale. */
                            refunds: {
                                /** @description The ID of the refund. */
                                id: string;
                                /** @description Your own ID of the refund. */
                                refundId: string;
                                /** @description The ID of the sale. */
                                saleId: string;
                                /** @description The refunded amount, in minor units. */
                                amount: number;
                                /** @description The ISO 4217 currency code, in lowercase. */
                                currency: string;
                                /** @description When the event happened, in ISO 8601 format. */
                                timestamp: string;
                            }[];
                            /** @description The commissions that the event earned, or that a refund changed. */
                            commissions: {
                                /** @description The ID of the commission. */
                                id: string;
                                /** @description The type of commission: click, lead, sale, referral, or custom. */
                                type: string;
                                /** @description The ID of the partner. */
                                partnerId: string;
                                /** @description The earnings after refunds, in minor units. */
                                earnings: number;
                                /** @description The ISO 4217 currency code, in lowercase. */
                                currency: string;
                                /**
                                 * @description The status of the commission.
                                 * @enum {string}
                                 */
                                status: "pending" | "processed" | "paid" | "refunded" | "duplicate" | "fraud" | "canceled" | "hold";
                            }[];
                            /** @description Why a lead or sale through a partner’s link earned nothing. */
                            unearned: {
                                /**
                                 * @description A stable code for the reason.
                                 * @enum {string}
                                 */
                                reason: "no_reward" | "duration_over" | "first_sale_only" | "limit_reached" | "zero_amount" | "not_eligible" | "existing_customer" | "already_rewarded";
                                /** @description The explanation, one sentence per step. */
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
                /** @description Part of the name. */
                search?: string;
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
                    "application/json": {
                        /** @description The ID of the folder. */
                        id: string;
                        /** @description The name of the folder. */
                        name: string;
                        /** @description A description of the folder, or null. */
                        description: string | null;
                        /**
                         * @description The type of folder. Always `default`.
                         * @enum {string}
                         */
                        type: "default" | "mega";
                        /** @description Not used. */
                        accessLevel: ("write" | "read") | null;
                        /** @description When the object was created, in ISO 8601 format. */
                        createdAt: string;
                        /** @description When the object was last updated, in ISO 8601 format. */
                        updatedAt: string;
                    }[];
                };
            };
        };
    };
    listFraudFlags: {
        parameters: {
            query?: {
                /** @description Only results with this status. */
                status?: "open" | "released" | "rejected";
                /** @description Only results of this program. */
                programId?: string;
                /** @description Only results of this partner. */
                partnerId?: string;
                /** @description Only the flag of this commission. */
                commissionId?: string;
                /** @description Only flags of this rule. */
                rule?: "selfReferral" | "duplicateIdentity" | "banElsewhere" | "paidTraffic" | "bannedSource" | "bannedCountry" | "disposableEmail" | "tooFast" | "clickVelocity";
                /** @description The page number, starting at 1. Defaults to 1. */
                page?: number;
                /** @description The number of results per page. Defaults to 100, the maximum. */
                pageSize?: number;
                /** @description A cursor: the ID of the last item on the previous page. Returns the items after it. */
                startingAfter?: string;
                /** @description A cursor: the ID of the first item on the next page. Returns the items before it. */
                endingBefore?: string;
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
                    "application/json": components["schemas"]["FraudFlag"][];
                };
            };
        };
    };
    listFundingAccounts: {
        parameters: {
            query?: {
                /** @description Whether to include replaced and removed accounts. */
                removed?: boolean;
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
                    "application/json": {
                        /**
                         * @description The ID of the funding account.
                         * @example fa_1Vd4T2sKq0aB3xYz
                         */
                        id: string;
                        /** @description The provider. */
                        provider: string;
                        /** @description The name of the account. */
                        name: string;
                        /** @description The masked account. The full details are never returned. */
                        masked: string;
                        /** @description When it was verified, in ISO 8601 format, or null. */
                        verifiedAt: string | null;
                        /** @description When the object was created, in ISO 8601 format. */
                        createdAt: string;
                        /** @description When it was removed, in ISO 8601 format, or null. */
                        removedAt: string | null;
                        /** @description The URL that the provider sends status updates to, or null if it doesn’t. */
                        callbackUrl: string | null;
                    }[];
                };
            };
        };
    };
    listGroups: {
        parameters: {
            query?: {
                /** @description Only results of this program. */
                programId?: string;
                /** @description Part of the name or slug. */
                search?: string;
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
                    "application/json": components["schemas"]["Group"][];
                };
            };
        };
    };
    listImages: {
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
                    "application/json": components["schemas"]["Image"][];
                };
            };
        };
    };
    listImports: {
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
            /** @description The request succeeded. */
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
                /** @description The ID of the import. */
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
                /** @description The ID of the import. */
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
                    "application/json": components["schemas"]["ImportFile"];
                };
            };
        };
    };
    listImportLines: {
        parameters: {
            query?: {
                /** @description Only results of this type. */
                kind?: "partner" | "link" | "customer" | "lead" | "sale" | "commission" | "payout";
                /** @description Only results with this status. */
                status?: "new" | "ready" | "skipped" | "known" | "done" | "undone" | "kept";
                /** @description Only rows that were skipped for this reason. */
                reason?: string;
                /** @description The number of the last row on the previous page. */
                after?: number;
                /** @description The number of results per page. Defaults to 100, the maximum. */
                pageSize?: number;
            };
            header?: never;
            path: {
                /** @description The ID of the import. */
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
                    "application/json": components["schemas"]["ImportLine"][];
                };
            };
        };
    };
    listInboxEvents: {
        parameters: {
            query?: {
                /** @description Only results with this status. */
                status?: "received" | "retrying" | "done" | "ignored" | "failed";
                /** @description Only events of this connection. */
                connectionId?: string;
                /** @description The provider’s name of the event type. */
                type?: string;
                /** @description The number of results per page. Defaults to 100, the maximum. */
                pageSize?: number;
                /** @description A cursor: the ID of the last item on the previous page. Returns the items after it. */
                startingAfter?: string;
                /** @description A cursor: the ID of the first item on the next page. Returns the items before it. */
                endingBefore?: string;
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
            /** @description The request succeeded. */
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
                /** @description The language of the text. */
                language?: "en" | "de";
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
                    "application/json": components["schemas"]["IntegrationInfo"][];
                };
            };
        };
    };
    listInvitations: {
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
                /** @description The ID of the invitation. */
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
                    "application/json": components["schemas"]["HandedLink"];
                };
            };
        };
    };
    listJobs: {
        parameters: {
            query?: {
                /** @description The status. Defaults to `failed`: events that aren’t retried automatically. */
                status?: "failed" | "waiting" | "running";
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
                    "application/json": components["schemas"]["Job"][];
                };
            };
        };
    };
    listLedgerEntries: {
        parameters: {
            query?: {
                /** @description Only results of this program. */
                programId?: string;
                /** @description The partner’s ID. With it, `balance` is also the partner’s. */
                partnerId?: string;
                /** @description Only entries of this payout. */
                payoutId?: string;
                /** @description Only entries of this ledger account. */
                account?: "expense" | "accrued" | "payable" | "in_transit" | "paid";
                /** @description Only entries with this cause. */
                cause?: "commission_accrued" | "commission_matured" | "commission_adjusted" | "commission_reversed" | "commission_canceled" | "commission_restored" | "payout_sent" | "payout_completed" | "payout_failed" | "payout_returned" | "payout_canceled" | "enrollment_merged";
                /** @description Only entries in this currency. */
                currency?: string;
                /** @description The start of the posting date range, in ISO 8601 format. Dates are in UTC. */
                start?: string;
                /** @description The end of the posting date range, exclusive. For example, 2031-06-01 includes May. */
                end?: string;
                /** @description The sort order by posting date. Defaults to `asc`, oldest first. */
                sortOrder?: "asc" | "desc";
                /** @description The number of results per page. Defaults to 100, the maximum. */
                pageSize?: number;
                /** @description A cursor: the ID of the last item on the previous page. Returns the items after it. */
                startingAfter?: string;
                /** @description A cursor: the ID of the first item on the next page. Returns the items before it. */
                endingBefore?: string;
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
                    "application/json": components["schemas"]["JournalEntry"][];
                };
            };
        };
    };
    listStatements: {
        parameters: {
            query: {
                /** @description Only results of this program. */
                programId: string;
                /** @description The start of the posting date range. Defaults to the beginning. */
                start?: string;
                /** @description The end of the posting date range, exclusive. Defaults to now. */
                end?: string;
                /** @description Part of the name or email address. */
                search?: string;
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
                /** @description The link’s ID (`link_…`), or your own ID with the prefix `ext_`. */
                linkId: string;
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
                        /**
                         * @description The ID of the link.
                         * @example link_1C3MxQp0yTfWJ2k
                         */
                        id: string;
                        /** @description The domain of the link. */
                        domain: string;
                        /** @description The key of the link. */
                        key: string;
                        /**
                         * @description The full short URL.
                         * @example https://go.example.com/summer
                         */
                        shortLink: string;
                        /** @description The URL of a QR code as PNG. */
                        qrCode: string;
                        /** @description The destination URL with its UTM parameters. */
                        url: string;
                        /** @description Your own ID of the link, or null. */
                        externalId: string | null;
                        /** @description The ID of your tenant that the link belongs to, or null. */
                        tenantId: string | null;
                        /** @description The ID of the program that the link belongs to, or null. */
                        programId: string | null;
                        /** @description The ID of the partner who promotes the link, or null. */
                        partnerId: string | null;
                        /** @description Whether leads and sales are tracked. */
                        trackConversion: boolean;
                        /** @description Whether it’s archived. */
                        archived: boolean;
                        /** @description Whether anyone with the link can see its statistics. */
                        publicStats: boolean;
                        /** @description Whether link previews show the link’s own title, description, and image. */
                        proxy: boolean;
                        /** @description Whether to show the destination under the short URL. */
                        rewrite: boolean;
                        /** @description Whether search engines can index the short link. */
                        doIndex: boolean;
                        /** @description Your own notes, or null. */
                        comments: string | null;
                        /** @description When it expires, in ISO 8601 format. */
                        expiresAt: string | null;
                        /** @description The URL for visitors after the link expires, or null. */
                        expiredUrl: string | null;
                        /** @description The title of the link preview, or null. */
                        title: string | null;
                        /** @description The description of the link preview, or null. */
                        description: string | null;
                        /** @description The URL of the link preview’s image, or null. */
                        image: string | null;
                        /** @description The URL of the link preview’s video, or null. */
                        video: string | null;
                        /** @description The destination for iPhone and iPad, or null. */
                        ios: string | null;
                        /** @description The destination for Android, or null. */
                        android: string | null;
                        /** @description Destinations by country code, or null. */
                        geo: {
                            [key: string]: string;
                        } | null;
                        /** @description When it was disabled, in ISO 8601 format, or null. */
                        disabledAt: string | null;
                        /** @description `********` if the link has a password, or null. */
                        password: string | null;
                        /** @description The tags of the link, or null. */
                        tags: {
                            /**
                             * @description The ID of the tag.
                             * @example tag_1C3MxQp0yTfWJ2k
                             */
                            id: string;
                            /** @description The name of the tag. */
                            name: string;
                            /** @description The color of the tag. */
                            color: string;
                        }[] | null;
                        /** @description Deprecated. Use `tags`. The ID of the first tag. */
                        tagId: string | null;
                        /** @description The ID of the folder. */
                        folderId: string | null;
                        /** @description The UTM source. */
                        utm_source: string | null;
                        /** @description The UTM medium. */
                        utm_medium: string | null;
                        /** @description The UTM campaign. */
                        utm_campaign: string | null;
                        /** @description The UTM term. */
                        utm_term: string | null;
                        /** @description The UTM content. */
                        utm_content: string | null;
                        /** @description The destinations of the A/B test, or null. */
                        testVariants: {
                            /** @description The destination URL. */
                            url: string;
                            /**
                             * Format: double
                             * @description The percentage of visitors who go to this destination.
                             */
                            percentage: number;
                        }[] | null;
                        /** @description When the A/B test started, in ISO 8601 format, or null. */
                        testStartedAt: string | null;
                        /** @description When the A/B test ends, in ISO 8601 format, or null. */
                        testCompletedAt: string | null;
                        /** @description Always null, because API keys create links. */
                        userId: string | null;
                        /** @description The ID of the workspace. */
                        workspaceId: string;
                        /** @description The same as `workspaceId`. */
                        projectId: string;
                        /** @description Not used. */
                        webhookIds: string[];
                        /** @description The number of clicks. */
                        clicks: number;
                        /** @description The number of leads. */
                        leads: number;
                        /** @description The number of conversions. */
                        conversions: number;
                        /** @description The number of sales. */
                        sales: number;
                        /** @description Net revenue (sales minus refunds), in minor units of `saleCurrency`. For partner links, only amounts that count toward the program. */
                        saleAmount: number;
                        /**
                         * @description The currency of `saleAmount`: the program’s, or the workspace’s if the link has no program.
                         * @example usd
                         */
                        saleCurrency: string;
                        /** @description When the link was last clicked, in ISO 8601 format, or null. */
                        lastClicked: string | null;
                        /** @description When the object was created, in ISO 8601 format. */
                        createdAt: string;
                        /** @description When the object was last updated, in ISO 8601 format. */
                        updatedAt: string;
                    };
                };
            };
        };
    };
    listMailTemplates: {
        parameters: {
            query: {
                /** @description The ID of the program that the emails belong to. */
                programId: string;
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
                    "application/json": {
                        /**
                         * @description The email template.
                         * @enum {string}
                         */
                        template: "partner-invited" | "application-received" | "application-approved" | "application-rejected" | "enrollment-banned" | "enrollment-deactivated" | "group-changed" | "commission-digest" | "commission-held" | "commission-reversed" | "payout-sent" | "payout-completed" | "payout-failed";
                        /** @description The placeholders that the subject and body can contain. */
                        placeholders: string[];
                        /** @description The languages with custom text. */
                        languages: string[];
                    }[];
                };
            };
        };
    };
    getMailTemplate: {
        parameters: {
            query: {
                /** @description The ID of the program that the emails belong to. */
                programId: string;
                /** @description The language of the recipients. */
                language: "ar" | "de" | "en" | "es" | "fr" | "ja" | "pt-BR";
            };
            header?: never;
            path: {
                /** @description The name of the email template. */
                template: "partner-invited" | "application-received" | "application-approved" | "application-rejected" | "enrollment-banned" | "enrollment-deactivated" | "group-changed" | "commission-digest" | "commission-held" | "commission-reversed" | "payout-sent" | "payout-completed" | "payout-failed";
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
                /** @description The name of the email template. */
                template: "partner-invited" | "application-received" | "application-approved" | "application-rejected" | "enrollment-banned" | "enrollment-deactivated" | "group-changed" | "commission-digest" | "commission-held" | "commission-reversed" | "payout-sent" | "payout-completed" | "payout-failed";
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
                        /** @description The subject. */
                        subject: string;
                        /** @description The HTML content. */
                        html: string;
                        /** @description The plain-text content. */
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
            /** @description The request succeeded. */
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
            /** @description The request succeeded. */
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
                /** @description The ID of the email. */
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
                    "application/json": components["schemas"]["Mail"];
                };
            };
        };
    };
    listMembers: {
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
                /** @description The ID of the member. */
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
                    "application/json": components["schemas"]["MemberAccess"][];
                };
            };
        };
    };
    listPartnerTags: {
        parameters: {
            query?: {
                /** @description The field to sort by. Defaults to `name`. */
                sortBy?: "name" | "createdAt";
                /** @description The sort order. Defaults to `asc`. */
                sortOrder?: "asc" | "desc";
                /** @description Part of the name. */
                search?: string;
                /** @description The IDs of the tags to return, separated by commas. */
                ids?: string | string[];
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
                    "application/json": components["schemas"]["PartnerTag"][];
                };
            };
        };
    };
    listPartnerApplications: {
        parameters: {
            query?: {
                /** @description The ID of the program. Defaults to the oldest active program. */
                programId?: string | null;
                /** @description Only results of this group. */
                groupId?: string;
                /** @description Only partners in this country, as a two-letter code (ISO 3166-1). */
                country?: string;
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
                    "application/json": {
                        /** @description The ID of the enrollment. */
                        id: string;
                        /** @description When the application was submitted, in ISO 8601 format. */
                        createdAt: string;
                        /** @description The ID of the program. */
                        programId: string;
                        /** @description The partner. */
                        partner: {
                            /** @description The ID of the partner. */
                            id: string;
                            /** @description The partner’s name. */
                            name: string;
                            /** @description The legal name of the company, or null. */
                            companyName: string | null;
                            /** @description The partner’s email address, or null. */
                            email: string | null;
                            /** @description When the email address was verified, in ISO 8601 format, or null. */
                            emailVerifiedAt: string | null;
                            /** @description The URL of the partner’s picture, or null. */
                            image: string | null;
                            /** @description A description. */
                            description: string | null;
                            /** @description The two-letter country code (ISO 3166-1). */
                            country: string | null;
                            /** @description The ID of the partner’s group. */
                            groupId: string;
                            /**
                             * @description The partner’s status in the program.
                             * @enum {string}
                             */
                            status: "pending" | "approved" | "rejected" | "invited" | "declined" | "archived" | "deactivated" | "banned";
                        };
                        /** @description The answers with the labels at that time. */
                        applicationFormData: {
                            /** @description The question. */
                            label: string;
                            /** @description The answer. */
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
            /** @description The request succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["InvitedPartner"] | {
                        /** @description The partner’s email address. */
                        email: string;
                        /** @description The error message. */
                        error: string;
                        /** @description A stable code for the error, or null. */
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
            /** @description The request succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The partner’s email address. */
                        email: string;
                        /** @description The partner’s status in the program. */
                        status: ("pending" | "approved" | "rejected" | "invited" | "declined" | "archived" | "deactivated" | "banned") | null;
                        /** @description Why the invitation would fail, or null if it wouldn’t. */
                        error: string | null;
                        /** @description A stable code for the error, or null. */
                        code: string | null;
                        /** @description The invalid field, if there is one. */
                        path: string | null;
                    }[];
                };
            };
        };
    };
    getPartner: {
        parameters: {
            query?: {
                /** @description The ID of the program. Defaults to the oldest active program. */
                programId?: string | null;
            };
            header?: never;
            path: {
                /** @description The partner’s ID (`pn_…`), or your own ID with the prefix `ext_`. */
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
                        /**
                         * @description The ID of the partner.
                         * @example pn_1C3MxQp0yTfWJ2k
                         */
                        id: string;
                        /** @description The partner ID, the same as `id`. */
                        partnerId: string;
                        /**
                         * @description The ID of the partner’s enrollment in the program.
                         * @example enr_1C3MxQp0yTfWJ2k
                         */
                        enrollmentId: string;
                        /** @description The `enrollmentId` of the referring partner, or null. */
                        referredById: string | null;
                        /** @description The ID of the member who is responsible for the partner. */
                        ownerId: string | null;
                        /** @description The partner’s tags, sorted by name. */
                        tags: {
                            /**
                             * @description The ID of the tag.
                             * @example ptag_1C3MxQp0yTfWJ2k
                             */
                            id: string;
                            /** @description The name of the tag. */
                            name: string;
                            /**
                             * @description The color of the tag.
                             * @enum {string}
                             */
                            color: "red" | "yellow" | "green" | "blue" | "purple" | "brown" | "gray" | "pink";
                        }[];
                        /** @description The ID of the program. */
                        programId: string;
                        /** @description The ID of the group. */
                        groupId: string;
                        /** @description Your own ID of the partner. */
                        tenantId: string | null;
                        /**
                         * @description The partner’s status in the program.
                         * @enum {string}
                         */
                        status: "pending" | "approved" | "rejected" | "invited" | "declined" | "archived" | "deactivated" | "banned";
                        /** @description The partner’s name. */
                        name: string;
                        /** @description The username, or null. */
                        username: string | null;
                        /** @description The partner’s email address. */
                        email: string | null;
                        /** @description When the email address was verified, in ISO 8601 format, or null. */
                        emailVerifiedAt: string | null;
                        /** @description The URL of the partner’s picture, or null. */
                        image: string | null;
                        /** @description A description of the partner, or null. */
                        description: string | null;
                        /** @description The two-letter country code (ISO 3166-1). */
                        country: string | null;
                        /** @description The legal name of the company, or null. */
                        companyName: string | null;
                        /** @description The postal address, or null. */
                        address: string | null;
                        /** @description The language, as a BCP 47 tag. */
                        locale: string | null;
                        /**
                         * @description Always `draft`, because there’s no partner network.
                         * @enum {string}
                         */
                        networkStatus: "draft" | "submitted" | "approved" | "rejected" | "trusted";
                        /** @description Always null, because the payout provider manages payout methods. */
                        defaultPayoutMethod: null;
                        /** @description Always null, because the payout provider manages payout methods. */
                        paypalEmail: null;
                        /** @description Always null, because the payout provider manages payout methods. */
                        stripeConnectId: null;
                        /** @description When the partner first had a payout method. */
                        payoutsEnabledAt: string | null;
                        /** @description Not used. */
                        identityVerifiedAt: null;
                        /** @description Whether rules are prevented from moving the partner to another group. */
                        groupLocked: boolean;
                        /** @description Whether the partner agreed to show their name and earnings on the leaderboard. */
                        listed: boolean;
                        /** @description Whether the partner sees customers’ full email addresses. */
                        sharesCustomers: boolean;
                        /** @description The partner’s links, or null. */
                        links: {
                            /** @description The ID of the link. */
                            id: string;
                            /** @description The domain of the link. */
                            domain: string;
                            /** @description The key of the link. */
                            key: string;
                            /** @description The full short URL. */
                            shortLink: string;
                            /** @description The URL to share: the short link, or the destination with `?via=`. */
                            shareUrl: string;
                            /** @description The destination URL. */
                            url: string;
                            /** @description The number of clicks. */
                            clicks: number;
                            /** @description The number of leads. */
                            leads: number;
                            /** @description The number of conversions. */
                            conversions: number;
                            /** @description The number of sales. */
                            sales: number;
                            /** @description Net revenue (sales minus refunds), in minor units of the program’s currency. */
                            saleAmount: number;
                        }[] | null;
                        /** @description The total number of clicks. */
                        totalClicks: number;
                        /** @description The total number of leads. */
                        totalLeads: number;
                        /** @description The total number of conversions. */
                        totalConversions: number;
                        /** @description The total number of sales. */
                        totalSales: number;
                        /** @description Net revenue (sales minus refunds), in minor units of the program’s currency. */
                        totalSaleAmount: number;
                        /** @description The total commissions, in minor units. */
                        totalCommissions: number;
                        /** @description Earnings by status: held, payable, in transit, and paid. */
                        earnings: {
                            /** @description The ISO 4217 currency code, in lowercase. */
                            currency: string;
                            /** @description Earnings in the holding period or on hold, in minor units. */
                            accrued: number;
                            /** @description Earnings that can be paid out, in minor units. */
                            payable: number;
                            /** @description Earnings in payouts that are in transit, in minor units. */
                            inTransit: number;
                            /** @description Earnings that were paid, in minor units. */
                            paid: number;
                        };
                        /** @description When the partner was banned, in ISO 8601 format, or null. */
                        bannedAt: string | null;
                        /** @description Why the partner was banned, or null. */
                        bannedReason: ("tos_violation" | "inappropriate_content" | "fake_traffic" | "fraud" | "spam" | "brand_abuse") | null;
                        /** @description The application, or null. */
                        application: {
                            /** @description The reason, which only your team sees, or null. */
                            rejectionReason: ("needsMoreDetail" | "doesNotMeetRequirements" | "notTheRightFit" | "other") | null;
                            /** @description A note that the partner sees, or null. */
                            rejectionNote: string | null;
                            /** @description When it was reviewed, in ISO 8601 format, or null. */
                            reviewedAt: string | null;
                        } | null;
                        /** @description When the partner was enrolled, in ISO 8601 format. */
                        createdAt: string;
                        /** @description When the partner last changed, in ISO 8601 format. */
                        updatedAt: string;
                    };
                };
            };
        };
    };
    listPartnerActivity: {
        parameters: {
            query?: {
                /** @description The kinds of entries to return, separated by commas. Defaults to all kinds. */
                kinds?: string;
                /** @description The number of entries to return. Defaults to 100, the maximum. */
                pageSize?: number;
                /** @description A cursor: the ID of the last entry on the previous page. */
                startingAfter?: string;
            };
            header?: never;
            path: {
                /** @description The partner’s ID (`pn_…`), or your own ID with the prefix `ext_`. */
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
                    "application/json": components["schemas"]["PartnerActivity"][];
                };
            };
        };
    };
    listPartnerNotes: {
        parameters: {
            query?: {
                /** @description Whether to return only pinned notes, or others. */
                pinned?: boolean;
                /** @description The page number, starting at 1. Defaults to 1. */
                page?: number;
                /** @description The number of results per page. Defaults to 100, the maximum. */
                pageSize?: number;
                /** @description A cursor: the ID of the last item on the previous page. Returns the items after it. */
                startingAfter?: string;
                /** @description A cursor: the ID of the first item on the next page. Returns the items before it. */
                endingBefore?: string;
            };
            header?: never;
            path: {
                /** @description The partner’s ID (`pn_…`), or your own ID with the prefix `ext_`. */
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
                    "application/json": components["schemas"]["PartnerNote"][];
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
            /** @description The request succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The name of the account. */
                        name: string;
                        /** @description The display name of the provider. */
                        label: string;
                        /** @description The type of provider. `online` uses an API, `file` creates a file for your bank, `manual` is paid by hand, and `credit` is paid in your product. */
                        kind: string;
                        /** @description The supported currencies, or null for all. */
                        currencies: string[] | null;
                        /** @description The fields required to connect your account. */
                        fundingFields: {
                            /** @description The name of the field. */
                            name: string;
                            /** @description The display name of the field. */
                            label: string;
                            /** @description Whether the value is secret. */
                            secret: boolean;
                            /** @description Whether a value is required. */
                            required: boolean;
                            /** @description The values to choose from, or null if any text is allowed. */
                            options: {
                                /** @description The value to send. */
                                value: string;
                                /** @description The name of the option. */
                                label: string;
                            }[] | null;
                        }[];
                        /** @description The fields that partners fill in. */
                        recipientFields: {
                            /** @description The name of the field. */
                            name: string;
                            /** @description The display name of the field. */
                            label: string;
                            /** @description Whether the value is secret. */
                            secret: boolean;
                            /** @description Whether a value is required. */
                            required: boolean;
                            /** @description The values to choose from, or null if any text is allowed. */
                            options: {
                                /** @description The value to send. */
                                value: string;
                                /** @description The name of the option. */
                                label: string;
                            }[] | null;
                        }[];
                        /** @description Whether partners set up their account on the provider’s pages. */
                        onboarding: boolean;
                        /** @description Whether the bank’s status files can be uploaded. */
                        statusFiles: boolean;
                    }[];
                };
            };
        };
    };
    listPayouts: {
        parameters: {
            query?: {
                /** @description The payout provider, such as `credit` or `paypal`. */
                provider?: string;
                /** @description Only results with this status. */
                status?: "pending" | "processing" | "sent" | "completed" | "failed" | "canceled" | "processed";
                /** @description Only results of this program. */
                programId?: string;
                /** @description The partner’s ID. Takes precedence over `tenantId`. */
                partnerId?: string;
                /** @description Only results for the partner with this tenant ID. */
                tenantId?: string;
                /** @description The ID of the payout run. */
                invoiceId?: string;
                /** @description The group. Pass one, several separated by commas, or exclude groups with a leading `-`. */
                groupId?: string;
                /** @description The field to sort by. Defaults to `amount`. */
                sortBy?: "amount" | "initiatedAt" | "paidAt";
                /** @description The sort order. Defaults to `desc`. */
                sortOrder?: "asc" | "desc";
                /** @description The page number, starting at 1. Defaults to 1. */
                page?: number;
                /** @description The number of results per page. Defaults to 100, the maximum. */
                pageSize?: number;
                /** @description A cursor: the ID of the last item on the previous page. Returns the items after it. */
                startingAfter?: string;
                /** @description A cursor: the ID of the first item on the next page. Returns the items before it. */
                endingBefore?: string;
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
                        /**
                         * @description The unique ID.
                         * @example po_1Vd4T2sKq0aB3xYz
                         */
                        id: string;
                        /** @description The ID of the payout run. */
                        invoiceId: string;
                        /** @description The ID of the program. */
                        programId: string;
                        /** @description The ID of the partner’s enrollment in the program. */
                        enrollmentId: string;
                        /** @description The amount, in minor units of the currency. */
                        amount: number;
                        /** @description The amount that was also due but can’t be sent by the provider. It stays payable. */
                        carriedAmount: number;
                        /** @description The ISO 4217 currency code, in lowercase. */
                        currency: string;
                        /**
                         * @description The current status.
                         * @enum {string}
                         */
                        status: "pending" | "processing" | "sent" | "completed" | "failed" | "canceled";
                        /** @description The number of commissions. */
                        commissionCount: number;
                        /** @description The provider. */
                        provider: string;
                        /** @description The masked payout method. */
                        masked: string;
                        /** @description The start of the earning period, in ISO 8601 format. */
                        periodStart: string | null;
                        /** @description The end of the earning period, in ISO 8601 format. */
                        periodEnd: string | null;
                        /** @description When the object was created, in ISO 8601 format. */
                        createdAt: string;
                        /** @description When the object was last updated, in ISO 8601 format. */
                        updatedAt: string;
                        /** @description When the payout was initiated, in ISO 8601 format, or null. */
                        initiatedAt: string | null;
                        /** @description When it was sent, in ISO 8601 format, or null. */
                        sentAt: string | null;
                        /** @description When it was paid, in ISO 8601 format, or null. */
                        paidAt: string | null;
                        /** @description When it failed, in ISO 8601 format, or null. */
                        failedAt: string | null;
                        /** @description Why it failed, or null. */
                        failureReason: string | null;
                        /**
                         * @description `external` means that you credit the partner in your product.
                         * @enum {string}
                         */
                        mode: "internal" | "external";
                        /** @description The payout method, or null. */
                        method: ("connect" | "paypal") | null;
                        /** @description The provider’s ID of the transfer. */
                        traceId: string | null;
                        /** @description The partner. */
                        partner: {
                            /** @description The ID of the partner. */
                            id: string;
                            /** @description The partner’s name. */
                            name: string;
                            /** @description The partner’s email address, or null. */
                            email: string | null;
                            /** @description The URL of the partner’s picture, or null. */
                            image: string | null;
                            /** @description Always null. */
                            defaultPayoutMethod: null;
                            /** @description When the partner first had a payout method, in ISO 8601 format, or null. */
                            payoutsEnabledAt: string | null;
                            /** @description The two-letter country code (ISO 3166-1). */
                            country: string | null;
                            /** @description The ID of the partner’s group. */
                            groupId: string | null;
                            /** @description Your own ID of the partner. */
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
                /** @description Only results of this program. */
                programId: string;
                /** @description The number of days to look ahead. Defaults to 42. */
                days?: number;
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
                        /** @description The ID of the program. */
                        programId: string;
                        /** @description The program’s currency. */
                        currency: string;
                        /**
                         * @description Today’s date in UTC.
                         * @example 2026-12-01
                         */
                        today: string;
                        /**
                         * @description Today’s date in UTC.
                         * @example 2026-12-01
                         */
                        lastDay: string;
                        /**
                         * @description How often payouts are created.
                         * @enum {string}
                         */
                        interval: "manual" | "weekly" | "twice_monthly" | "monthly";
                        /** @description The payable amounts by currency. */
                        payable: {
                            /** @description The ISO 4217 currency code, in lowercase. */
                            currency: string;
                            /** @description The amount, in minor units of the currency. */
                            amount: number;
                            /** @description The number of commissions. */
                            commissions: number;
                        }[];
                        /** @description The amounts that become payable on each day as holding periods end. Days without amounts are omitted. */
                        days: {
                            /**
                             * @description Today’s date in UTC.
                             * @example 2026-12-01
                             */
                            day: string;
                            /** @description The ISO 4217 currency code, in lowercase. */
                            currency: string;
                            /** @description The amount, in minor units of the currency. */
                            amount: number;
                            /** @description The number of commissions. */
                            commissions: number;
                        }[];
                        /** @description The amounts that become payable after the last day. */
                        later: {
                            /** @description The ISO 4217 currency code, in lowercase. */
                            currency: string;
                            /** @description The amount, in minor units of the currency. */
                            amount: number;
                            /** @description The number of commissions. */
                            commissions: number;
                        }[];
                        /** @description The amounts on hold until someone reviews them or an exchange rate is available. */
                        held: {
                            /** @description The ISO 4217 currency code, in lowercase. */
                            currency: string;
                            /** @description The amount, in minor units of the currency. */
                            amount: number;
                            /** @description The number of commissions. */
                            commissions: number;
                        }[];
                        /** @description The next scheduled payout dates with the amounts that become payable since the previous date. Actual payouts can be lower, because partners below the minimum or without a payout method aren’t paid. */
                        payoutDays: {
                            /**
                             * @description Today’s date in UTC.
                             * @example 2026-12-01
                             */
                            day: string;
                            /** @description The amounts by currency. */
                            amounts: {
                                /** @description The ISO 4217 currency code, in lowercase. */
                                currency: string;
                                /** @description The amount, in minor units of the currency. */
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
                /** @description Only results of this program. */
                programId?: string;
                /** @description Only results with this status. */
                status?: "open" | "confirmed" | "discarded" | "expired";
                /** @description Only drafts that were created this way. */
                source?: "preview" | "request" | "schedule";
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
                    "application/json": {
                        /**
                         * @description The unique ID.
                         * @example pd_1Vd4T2sKq0aB3xYz
                         */
                        id: string;
                        /** @description The ID of the program. */
                        programId: string;
                        /**
                         * @description The current status.
                         * @enum {string}
                         */
                        status: "open" | "confirmed" | "discarded" | "expired";
                        /**
                         * @description How the draft was created: by a preview, with `POST /payouts/drafts`, or by the program’s schedule.
                         * @enum {string}
                         */
                        source: "preview" | "request" | "schedule";
                        /** @description The total of the payouts in the program’s currency, in minor units. */
                        amount: number;
                        /** @description The ISO 4217 currency code, in lowercase. */
                        currency: string;
                        /** @description The number of payouts. */
                        payoutCount: number;
                        /** @description The totals by currency and provider. */
                        totals: {
                            /** @description The ISO 4217 currency code, in lowercase. */
                            currency: string;
                            /** @description The provider. */
                            provider: string;
                            /** @description The number of payouts. */
                            payouts: number;
                            /** @description The amount, in minor units of the currency. */
                            amount: number;
                        }[];
                        /** @description A hash of the contents. Drafts that pay the same have the same digest. */
                        digest: string;
                        /** @description The actor who created it. */
                        createdBy: string;
                        /** @description When the object was created, in ISO 8601 format. */
                        createdAt: string;
                        /** @description When the draft expires, after seven days, in ISO 8601 format. */
                        expiresAt: string;
                        /** @description The actor who confirmed it. */
                        confirmedBy: string | null;
                        /** @description When it was confirmed, in ISO 8601 format, or null. */
                        confirmedAt: string | null;
                        /** @description The ID of the run that paid the draft. */
                        runId: string | null;
                        /** @description The actor who discarded the draft, or null. */
                        discardedBy: string | null;
                        /** @description When it was discarded, in ISO 8601 format, or null. */
                        discardedAt: string | null;
                    }[];
                };
            };
        };
    };
    getPayoutDraft: {
        parameters: {
            query?: {
                /** @description The page number, starting at 1. Defaults to 1. */
                page?: number;
                /** @description The number of results per page. Defaults to 100, the maximum. */
                pageSize?: number;
            };
            header?: never;
            path: {
                /** @description The ID of the payout draft. */
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
                        /**
                         * @description The unique ID.
                         * @example pd_1Vd4T2sKq0aB3xYz
                         */
                        id: string;
                        /** @description The ID of the program. */
                        programId: string;
                        /**
                         * @description The current status.
                         * @enum {string}
                         */
                        status: "open" | "confirmed" | "discarded" | "expired";
                        /**
                         * @description How the draft was created: by a preview, with `POST /payouts/drafts`, or by the program’s schedule.
                         * @enum {string}
                         */
                        source: "preview" | "request" | "schedule";
                        /** @description The total of the payouts in the program’s currency, in minor units. */
                        amount: number;
                        /** @description The ISO 4217 currency code, in lowercase. */
                        currency: string;
                        /** @description The number of payouts. */
                        payoutCount: number;
                        /** @description The totals by currency and provider. */
                        totals: {
                            /** @description The ISO 4217 currency code, in lowercase. */
                            currency: string;
                            /** @description The provider. */
                            provider: string;
                            /** @description The number of payouts. */
                            payouts: number;
                            /** @description The amount, in minor units of the currency. */
                            amount: number;
                        }[];
                        /** @description A hash of the contents. Drafts that pay the same have the same digest. */
                        digest: string;
                        /** @description The actor who created it. */
                        createdBy: string;
                        /** @description When the object was created, in ISO 8601 format. */
                        createdAt: string;
                        /** @description When the draft expires, after seven days, in ISO 8601 format. */
                        expiresAt: string;
                        /** @description The actor who confirmed it. */
                        confirmedBy: string | null;
                        /** @description When it was confirmed, in ISO 8601 format, or null. */
                        confirmedAt: string | null;
                        /** @description The ID of the run that paid the draft. */
                        runId: string | null;
                        /** @description The actor who discarded the draft, or null. */
                        discardedBy: string | null;
                        /** @description When it was discarded, in ISO 8601 format, or null. */
                        discardedAt: string | null;
                        /** @description A page of payouts. */
                        payouts: {
                            /** @description The partner. */
                            partner: {
                                /** @description The ID of the partner. */
                                id: string;
                                /** @description The partner’s name. */
                                name: string;
                                /** @description The partner’s email address, or null. */
                                email: string | null;
                            };
                            /** @description The ID of the partner’s enrollment in the program. */
                            enrollmentId: string;
                            /** @description The amount, in minor units of the currency. */
                            amount: number;
                            /** @description The ISO 4217 currency code, in lowercase. */
                            currency: string;
                            /** @description The number of commissions. */
                            commissionCount: number;
                            /** @description The provider. */
                            provider: string;
                            /** @description The ID of the payout method, or null for credit that the program pays. */
                            payoutMethodId: string | null;
                            /** @description The masked account. */
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
                /** @description Only results of this program. */
                programId?: string;
                /** @description Only files of this payout run. */
                runId?: string;
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
                    "application/json": {
                        /**
                         * @description The unique ID.
                         * @example file_1Vd4T2sKq0aB3xYz
                         */
                        id: string;
                        /** @description The ID of the payout run. */
                        runId: string;
                        /** @description The provider. */
                        provider: string;
                        /** @description The file name. */
                        filename: string;
                        /** @description The media type. */
                        contentType: string;
                        /** @description The number of transfers. */
                        transfers: number;
                        /** @description The amount, in minor units of the currency. */
                        amount: number;
                        /** @description The ISO 4217 currency code, in lowercase. */
                        currency: string;
                        /**
                         * @description The current status.
                         * @enum {string}
                         */
                        status: "written" | "submitted" | "discarded";
                        /** @description When it was submitted to the bank, in ISO 8601 format, or null. */
                        submittedAt: string | null;
                        /** @description When it was discarded, in ISO 8601 format, or null. */
                        discardedAt: string | null;
                        /** @description When it was last downloaded, in ISO 8601 format, or null. */
                        downloadedAt: string | null;
                        /** @description The last person who downloaded the file. */
                        downloadedBy: string | null;
                        /** @description When the object was created, in ISO 8601 format. */
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
            /** @description The request succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The ID of the program. */
                        programId: string;
                        /** @description The ID of the draft, which you can confirm to pay exactly this. Null for dry runs, or if no partner can be paid. */
                        draftId: string | null;
                        /** @description A hash of the result. It stays the same as long as the same would be paid. */
                        digest: string | null;
                        /** @description The ISO 4217 currency code, in lowercase. */
                        currency: string;
                        /** @description The minimum payout, in minor units of the program’s currency. */
                        minPayout: number;
                        /** @description The total in the program’s currency, in minor units. Pass it as `expectedAmount` to confirm. */
                        amount: number;
                        /** @description The amount that would stay payable because the provider can’t send it. */
                        carriedAmount: number;
                        /** @description The number of payouts. */
                        payoutCount: number;
                        /** @description A page of payouts. */
                        payouts: {
                            /** @description The partner. */
                            partner: {
                                /** @description The ID of the partner. */
                                id: string;
                                /** @description The partner’s name. */
                                name: string;
                                /** @description The partner’s email address, or null. */
                                email: string | null;
                            };
                            /** @description The ID of the partner’s enrollment in the program. */
                            enrollmentId: string;
                            /** @description The payout amount: the largest part of `dueAmount` that the provider can send, in minor units. */
                            amount: number;
                            /** @description The payable amount, in minor units. */
                            dueAmount: number;
                            /** @description The amount that would stay payable for the next payout, in minor units. */
                            carriedAmount: number;
                            /** @description Why a part is carried over, or null if none is. */
                            sentence: string | null;
                            /** @description The ISO 4217 currency code, in lowercase. */
                            currency: string;
                            /** @description The number of commissions. */
                            commissionCount: number;
                            /** @description The provider. */
                            provider: string;
                            /** @description The masked account. */
                            masked: string;
                            /** @description The start of the earning period, in ISO 8601 format. */
                            periodStart: string;
                            /** @description The end of the earning period, in ISO 8601 format. */
                            periodEnd: string;
                        }[];
                        /** @description The number of partners who wouldn’t be paid. */
                        skippedCount: number;
                        /** @description A page of the other partners with a balance. */
                        skipped: {
                            /** @description The partner. */
                            partner: {
                                /** @description The ID of the partner. */
                                id: string;
                                /** @description The partner’s name. */
                                name: string;
                                /** @description The partner’s email address, or null. */
                                email: string | null;
                            };
                            /** @description The ID of the partner’s enrollment in the program. */
                            enrollmentId: string;
                            /** @description The amount that the partner is owed, in minor units. */
                            amount: number;
                            /** @description The ISO 4217 currency code, in lowercase. */
                            currency: string;
                            /**
                             * @description Why the partner isn’t paid.
                             * @enum {string}
                             */
                            reason: "banned" | "negative" | "nothing_due" | "below_minimum" | "no_payout_method" | "method_not_offered" | "no_tenant_id" | "method_unverified" | "name_not_latin" | "recently_changed" | "currency_not_supported" | "no_funding_account" | "not_expressible" | "below_provider_minimum" | "over_provider_limit" | "over_cap" | "held";
                            /** @description The reason in one sentence. */
                            sentence: string;
                            /** @description For `recently_changed`, when the hold ends, in ISO 8601 format. */
                            heldUntil: string | null;
                        }[];
                        /** @description The totals of all payouts by currency and provider. */
                        totals: {
                            /** @description The ISO 4217 currency code, in lowercase. */
                            currency: string;
                            /** @description The provider. */
                            provider: string;
                            /** @description The number of payouts. */
                            payouts: number;
                            /** @description The amount, in minor units of the currency. */
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
                /** @description Only results of this program. */
                programId?: string;
                /** @description Only results with this status. */
                status?: "confirmed" | "failed";
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
                    "application/json": {
                        /**
                         * @description The unique ID.
                         * @example run_1Vd4T2sKq0aB3xYz
                         */
                        id: string;
                        /** @description The ID of the program. */
                        programId: string;
                        /** @description Your own key for the run, or null. */
                        key: string | null;
                        /** @description The ID of the draft that was paid, or null. */
                        draftId: string | null;
                        /** @description The actor who confirmed it. */
                        confirmedBy: string;
                        /**
                         * @description The status. `failed` is a scheduled run that paid no partners.
                         * @enum {string}
                         */
                        status: "confirmed" | "failed";
                        /** @description For failed runs, the reason. */
                        error: string | null;
                        /** @description The number of attempts of a scheduled run. */
                        attempts: number;
                        /** @description For failed runs, the time of the next attempt in ISO 8601 format, or null. */
                        nextAttemptAt: string | null;
                        /** @description Whether someone other than the creator of the draft confirmed it. */
                        approved: boolean;
                        /** @description When the object was created, in ISO 8601 format. */
                        createdAt: string;
                        /** @description The number of payouts. */
                        payoutCount: number;
                        /** @description The totals. */
                        totals: {
                            /** @description The ISO 4217 currency code, in lowercase. */
                            currency: string;
                            /** @description The provider. */
                            provider: string;
                            /**
                             * @description The status of the payouts.
                             * @enum {string}
                             */
                            status: "pending" | "processing" | "sent" | "completed" | "failed" | "canceled";
                            /** @description The number of payouts. */
                            payouts: number;
                            /** @description The total amount, in minor units. */
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
                /** @description The number of results per page. Defaults to 100, the maximum. */
                pageSize?: number;
                /** @description A cursor: the ID of the last item on the previous page. Returns the items after it. */
                startingAfter?: string;
                /** @description A cursor: the ID of the first item on the next page. Returns the items before it. */
                endingBefore?: string;
            };
            header?: never;
            path: {
                /** @description The ID of the payout run. */
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
                        /**
                         * @description The unique ID.
                         * @example run_1Vd4T2sKq0aB3xYz
                         */
                        id: string;
                        /** @description The ID of the program. */
                        programId: string;
                        /** @description Your own key for the run, or null. */
                        key: string | null;
                        /** @description The ID of the draft that was paid, or null. */
                        draftId: string | null;
                        /** @description The actor who confirmed it. */
                        confirmedBy: string;
                        /**
                         * @description The status. `failed` is a scheduled run that paid no partners.
                         * @enum {string}
                         */
                        status: "confirmed" | "failed";
                        /** @description For failed runs, the reason. */
                        error: string | null;
                        /** @description The number of attempts of a scheduled run. */
                        attempts: number;
                        /** @description For failed runs, the time of the next attempt in ISO 8601 format, or null. */
                        nextAttemptAt: string | null;
                        /** @description Whether someone other than the creator of the draft confirmed it. */
                        approved: boolean;
                        /** @description When the object was created, in ISO 8601 format. */
                        createdAt: string;
                        /** @description The number of payouts. */
                        payoutCount: number;
                        /** @description The totals. */
                        totals: {
                            /** @description The ISO 4217 currency code, in lowercase. */
                            currency: string;
                            /** @description The provider. */
                            provider: string;
                            /**
                             * @description The status of the payouts.
                             * @enum {string}
                             */
                            status: "pending" | "processing" | "sent" | "completed" | "failed" | "canceled";
                            /** @description The number of payouts. */
                            payouts: number;
                            /** @description The total amount, in minor units. */
                            amount: number;
                        }[];
                        /** @description A page of payouts, sorted by ID. */
                        payouts: {
                            /**
                             * @description The unique ID.
                             * @example po_1Vd4T2sKq0aB3xYz
                             */
                            id: string;
                            /** @description The ID of the payout run. */
                            invoiceId: string;
                            /** @description The ID of the program. */
                            programId: string;
                            /** @description The ID of the partner’s enrollment in the program. */
                            enrollmentId: string;
                            /** @description The amount, in minor units of the currency. */
                            amount: number;
                            /** @description The amount that was also due but can’t be sent by the provider. It stays payable. */
                            carriedAmount: number;
                            /** @description The ISO 4217 currency code, in lowercase. */
                            currency: string;
                            /**
                             * @description The current status.
                             * @enum {string}
                             */
                            status: "pending" | "processing" | "sent" | "completed" | "failed" | "canceled";
                            /** @description The number of commissions. */
                            commissionCount: number;
                            /** @description The provider. */
                            provider: string;
                            /** @description The masked payout method. */
                            masked: string;
                            /** @description The start of the earning period, in ISO 8601 format. */
                            periodStart: string | null;
                            /** @description The end of the earning period, in ISO 8601 format. */
                            periodEnd: string | null;
                            /** @description When the object was created, in ISO 8601 format. */
                            createdAt: string;
                            /** @description When the object was last updated, in ISO 8601 format. */
                            updatedAt: string;
                            /** @description When the payout was initiated, in ISO 8601 format, or null. */
                            initiatedAt: string | null;
                            /** @description When it was sent, in ISO 8601 format, or null. */
                            sentAt: string | null;
                            /** @description When it was paid, in ISO 8601 format, or null. */
                            paidAt: string | null;
                            /** @description When it failed, in ISO 8601 format, or null. */
                            failedAt: string | null;
                            /** @description Why it failed, or null. */
                            failureReason: string | null;
                            /**
                             * @description `external` means that you credit the partner in your product.
                             * @enum {string}
                             */
                            mode: "internal" | "external";
                            /** @description The payout method, or null. */
                            method: ("connect" | "paypal") | null;
                            /** @description The provider’s ID of the transfer. */
                            traceId: string | null;
                            /** @description The partner. */
                            partner: {
                                /** @description The ID of the partner. */
                                id: string;
                                /** @description The partner’s name. */
                                name: string;
                                /** @description The partner’s email address, or null. */
                                email: string | null;
                                /** @description The URL of the partner’s picture, or null. */
                                image: string | null;
                                /** @description Always null. */
                                defaultPayoutMethod: null;
                                /** @description When the partner first had a payout method, in ISO 8601 format, or null. */
                                payoutsEnabledAt: string | null;
                                /** @description The two-letter country code (ISO 3166-1). */
                                country: string | null;
                                /** @description The ID of the partner’s group. */
                                groupId: string | null;
                                /** @description Your own ID of the partner. */
                                tenantId: string | null;
                            };
                        }[];
                        /** @description The files to upload to your bank. */
                        files: {
                            /**
                             * @description The unique ID.
                             * @example file_1Vd4T2sKq0aB3xYz
                             */
                            id: string;
                            /** @description The ID of the payout run. */
                            runId: string;
                            /** @description The provider. */
                            provider: string;
                            /** @description The file name. */
                            filename: string;
                            /** @description The media type. */
                            contentType: string;
                            /** @description The number of transfers. */
                            transfers: number;
                            /** @description The amount, in minor units of the currency. */
                            amount: number;
                            /** @description The ISO 4217 currency code, in lowercase. */
                            currency: string;
                            /**
                             * @description The current status.
                             * @enum {string}
                             */
                            status: "written" | "submitted" | "discarded";
                            /** @description When it was submitted to the bank, in ISO 8601 format, or null. */
                            submittedAt: string | null;
                            /** @description When it was discarded, in ISO 8601 format, or null. */
                            discardedAt: string | null;
                            /** @description When it was last downloaded, in ISO 8601 format, or null. */
                            downloadedAt: string | null;
                            /** @description The last person who downloaded the file. */
                            downloadedBy: string | null;
                            /** @description When the object was created, in ISO 8601 format. */
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
                /** @description The ID of the payout. */
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
                        /**
                         * @description The unique ID.
                         * @example po_1Vd4T2sKq0aB3xYz
                         */
                        id: string;
                        /** @description The ID of the payout run. */
                        invoiceId: string;
                        /** @description The ID of the program. */
                        programId: string;
                        /** @description The ID of the partner’s enrollment in the program. */
                        enrollmentId: string;
                        /** @description The amount, in minor units of the currency. */
                        amount: number;
                        /** @description The amount that was also due but can’t be sent by the provider. It stays payable. */
                        carriedAmount: number;
                        /** @description The ISO 4217 currency code, in lowercase. */
                        currency: string;
                        /**
                         * @description The current status.
                         * @enum {string}
                         */
                        status: "pending" | "processing" | "sent" | "completed" | "failed" | "canceled";
                        /** @description The number of commissions. */
                        commissionCount: number;
                        /** @description The provider. */
                        provider: string;
                        /** @description The masked payout method. */
                        masked: string;
                        /** @description The start of the earning period, in ISO 8601 format. */
                        periodStart: string | null;
                        /** @description The end of the earning period, in ISO 8601 format. */
                        periodEnd: string | null;
                        /** @description When the object was created, in ISO 8601 format. */
                        createdAt: string;
                        /** @description When the object was last updated, in ISO 8601 format. */
                        updatedAt: string;
                        /** @description When the payout was initiated, in ISO 8601 format, or null. */
                        initiatedAt: string | null;
                        /** @description When it was sent, in ISO 8601 format, or null. */
                        sentAt: string | null;
                        /** @description When it was paid, in ISO 8601 format, or null. */
                        paidAt: string | null;
                        /** @description When it failed, in ISO 8601 format, or null. */
                        failedAt: string | null;
                        /** @description Why it failed, or null. */
                        failureReason: string | null;
                        /**
                         * @description `external` means that you credit the partner in your product.
                         * @enum {string}
                         */
                        mode: "internal" | "external";
                        /** @description The payout method, or null. */
                        method: ("connect" | "paypal") | null;
                        /** @description The provider’s ID of the transfer. */
                        traceId: string | null;
                        /** @description The partner. */
                        partner: {
                            /** @description The ID of the partner. */
                            id: string;
                            /** @description The partner’s name. */
                            name: string;
                            /** @description The partner’s email address, or null. */
                            email: string | null;
                            /** @description The URL of the partner’s picture, or null. */
                            image: string | null;
                            /** @description Always null. */
                            defaultPayoutMethod: null;
                            /** @description When the partner first had a payout method, in ISO 8601 format, or null. */
                            payoutsEnabledAt: string | null;
                            /** @description The two-letter country code (ISO 3166-1). */
                            country: string | null;
                            /** @description The ID of the partner’s group. */
                            groupId: string | null;
                            /** @description Your own ID of the partner. */
                            tenantId: string | null;
                        };
                        /** @description The transfer. */
                        transfer: {
                            /** @description The transfer ID, which is the idempotency key at the provider. */
                            id: string;
                            /**
                             * @description The status of the transfer.
                             * @enum {string}
                             */
                            status: "created" | "submitting" | "sent" | "completed" | "failed" | "returned" | "canceled";
                            /** @description Your reference for the payment, or null. */
                            reference: string | null;
                            /** @description The number of attempts. */
                            attempts: number;
                            /** @description Why the transfer failed, or what needs attention. */
                            lastError: string | null;
                            /** @description The ID of the bank file, or null. */
                            fileId: string | null;
                            /** @description When the object was created, in ISO 8601 format. */
                            createdAt: string;
                            /** @description When the object was last updated, in ISO 8601 format. */
                            updatedAt: string;
                        };
                        /** @description The first 100 commissions. To get all of them, list commissions with `payoutId`. */
                        commissions: {
                            /**
                             * @description The ID of the commission.
                             * @example cm_1Vd4T2sKq0aB3xYz
                             */
                            id: string;
                            /**
                             * @description The type of commission: click, lead, sale, referral, or custom.
                             * @enum {string}
                             */
                            type: "click" | "lead" | "sale" | "referral" | "custom";
                            /** @description The sale amount, in minor units of the currency. 0 for clicks, leads, and custom commissions. */
                            amount: number;
                            /** @description The partner’s earnings after refunds, in minor units. Negative for a clawback. */
                            earnings: number;
                            /** @description The program’s currency. */
                            currency: string;
                            /**
                             * @description The status of the commission.
                             * @enum {string}
                             */
                            status: "pending" | "processed" | "paid" | "refunded" | "duplicate" | "fraud" | "canceled" | "hold";
                            /** @description The ID of the invoice. */
                            invoiceId: string | null;
                            /** @description A description of the commission, or null. */
                            description: string | null;
                            /** @description The quantity. */
                            quantity: number;
                            /** @description Your own data. */
                            metadata: {
                                [key: string]: unknown;
                            } | null;
                            /** @description When the object was created, in ISO 8601 format. */
                            createdAt: string;
                            /** @description When the object was last updated, in ISO 8601 format. */
                            updatedAt: string;
                            /** @description When it was paid, in ISO 8601 format, or null. */
                            paidAt: string | null;
                            /** @description The ID of the program. */
                            programId: string;
                            /** @description The ID of the partner’s enrollment in the program. */
                            enrollmentId: string;
                            /** @description The ID of the lead or sale. Retrieve the event for an explanation. */
                            eventId: string | null;
                            /** @description The ID of the payout. */
                            payoutId: string | null;
                            /** @description For referral commissions, the ID of the commission that this is a share of. */
                            sourceId: string | null;
                            /** @description For clawbacks, the ID of the commission that this reverses. */
                            reversesId: string | null;
                            /** @description For bonuses, the ID of the milestone that the partner reached. */
                            milestoneId: string | null;
                            /** @description Why the commission is on hold, or null. */
                            holdReason: ("fraud" | "client_side" | "existing_customer" | "rate_missing" | "manual") | null;
                            /** @description When the holding period ends. */
                            maturesAt: string;
                            /** @description The partner. */
                            partner: {
                                /** @description The ID of the partner. */
                                id: string;
                                /** @description The partner’s name. */
                                name: string;
                                /** @description The partner’s email address, or null. */
                                email: string | null;
                                /** @description The URL of the partner’s picture, or null. */
                                image: string | null;
                                /** @description When the partner first had a payout method, in ISO 8601 format, or null. */
                                payoutsEnabledAt: string | null;
                                /** @description The two-letter country code (ISO 3166-1). */
                                country: string | null;
                                /** @description The ID of the partner’s group. */
                                groupId: string | null;
                                /** @description Your own ID of the partner. */
                                tenantId: string | null;
                            };
                            /** @description The customer, or null. */
                            customer: {
                                /** @description The ID of the customer. */
                                id: string;
                                /** @description The customer’s ID in your system. */
                                externalId: string;
                                /** @description The customer’s name, or null. */
                                name: string | null;
                                /** @description The customer’s email address, or null. */
                                email: string | null;
                                /** @description The URL of a picture, or null. */
                                avatar: string | null;
                                /** @description The customer’s two-letter country code, or null. */
                                country: string | null;
                                /** @description The number of sales. */
                                sales: number;
                                /** @description Net revenue, in minor units of `saleCurrency`. */
                                saleAmount: number;
                                /** @description The currency of `saleAmount`. */
                                saleCurrency: string;
                                /** @description When the object was created, in ISO 8601 format. */
                                createdAt: string;
                                /** @description When the first sale happened, in ISO 8601 format, or null. */
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
                /** @description Part of the name or slug. */
                search?: string;
                /** @description If true, only archived results. By default, only results that aren’t archived. */
                archived?: boolean;
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
                    "application/json": components["schemas"]["Program"][];
                };
            };
        };
    };
    listClosings: {
        parameters: {
            query?: {
                /** @description The page number, starting at 1. Defaults to 1. */
                page?: number;
                /** @description The number of results per page. Defaults to 100, the maximum. */
                pageSize?: number;
            };
            header?: never;
            path: {
                /** @description The ID of the program. */
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
                /** @description The ID of the program. */
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
                    "application/json": components["schemas"]["Simulation"];
                };
            };
        };
    };
    listRefunds: {
        parameters: {
            query?: {
                /** @description The sale’s ID (`evt_…`), as `POST /track/sale` returns it. */
                saleId?: string;
                /** @description Only results with this invoice ID. */
                invoiceId?: string;
                /** @description The customer’s ID (`cus_…`), or your own ID with the prefix `ext_`. */
                customerId?: string;
                /** @description Only results of this program. */
                programId?: string;
                /** @description Only results of this type. */
                kind?: "refund" | "chargeback";
                /** @description A predefined time range. `start` and `end` take precedence. */
                interval?: "24h" | "7d" | "30d" | "90d" | "1y" | "mtd" | "qtd" | "ytd" | "all";
                /** @description The start of the time range, as an ISO 8601 date or time. Without an offset, it’s in the time zone. */
                start?: string;
                /** @description The end of the time range. A date includes the whole day. Defaults to now. */
                end?: string;
                /** @description The IANA name of the time zone. Defaults to UTC. */
                timezone?: string;
                /** @description The number of results per page. Defaults to 100, the maximum. */
                pageSize?: number;
                /** @description A cursor: the ID of the last item on the previous page. Returns the items after it. */
                startingAfter?: string;
                /** @description A cursor: the ID of the first item on the next page. Returns the items before it. */
                endingBefore?: string;
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
            /** @description The request succeeded. */
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
            /** @description The request succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description The event that the reward pays for.
                         * @enum {string}
                         */
                        event: "click" | "lead" | "sale" | "referral";
                        /** @description The ISO 4217 currency code, in lowercase. */
                        currency: string;
                        /** @description The terms in one sentence. */
                        sentence: string;
                        /** @description The results of the samples. */
                        samples: {
                            /** @description The title of the sample. */
                            title: string;
                            /** @description The amount of the sample, in minor units, or null. */
                            amount: number;
                            /** @description The quantity of the sample. */
                            quantity: number;
                            /** @description The earnings, in minor units of the currency. */
                            earnings: number;
                            /** @description Why the event earns nothing. */
                            reason: string | null;
                            /** @description The partner’s volume before the event. */
                            volume: number;
                            /** @description The index of the modifier that applied, starting at 0. */
                            modifier: number | null;
                            /** @description The index of the tier that the partner had reached, starting at 0. */
                            tier: number | null;
                            /** @description The terms that applied, or null. */
                            terms: {
                                /**
                                 * @description Whether the reward is a percentage or a flat amount.
                                 * @enum {string}
                                 */
                                type: "flat" | "percentage";
                                /**
                                 * @description For type `flat`, the amount in minor units of the program’s currency.
                                 * @example 500
                                 */
                                amount: number | null;
                                /**
                                 * @description For type `percentage`, the rate in basis points: 10,000 is 100%.
                                 * @example 2000
                                 */
                                rateBps: number | null;
                                /**
                                 * @description The duration in months from the first sale. 0 is the first sale only, and null is unlimited.
                                 * @example 12
                                 */
                                maxDurationMonths: number | null;
                            } | null;
                            /** @description Whether a limit reduced the amount. */
                            capped: boolean;
                            /** @description The calculation, one sentence per step. */
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
                /** @description The ID of the reward. */
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
            /** @description The request succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Whether the server is waiting for its first owner. */
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
            /** @description The request succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The signed-in user. */
                        person: {
                            /** @description The ID of the user. */
                            id: string;
                            /** @description The user’s email address. */
                            email: string;
                            /** @description The user’s name. */
                            name: string;
                            /** @description Whether two-factor authentication is on. */
                            twoFactor: boolean;
                        };
                        /** @description The session. */
                        session: {
                            /** @description The ID of the session. */
                            id: string;
                            /**
                             * Format: date-time
                             * @description When the session expires. It also ends after 7 days without use.
                             */
                            expiresAt: string;
                        };
                        /** @description The user’s workspaces, sorted by name. */
                        workspaces: components["schemas"]["OwnWorkspace"][];
                        /** @description The first API key of the workspace, which is returned only once. */
                        secretKey: string;
                        /** @description The publishable key. */
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
            /** @description The request succeeded. */
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
            /** @description The request succeeded. */
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
                /** @description The field to sort by. Defaults to `name`. */
                sortBy?: "name" | "createdAt";
                /** @description The sort order. Defaults to `asc`. */
                sortOrder?: "asc" | "desc";
                /** @description Part of the name. */
                search?: string;
                /** @description The IDs of the tags to return, separated by commas. */
                ids?: string | string[];
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
                    "application/json": {
                        /** @description The ID of the tag. */
                        id: string;
                        /** @description The name of the tag. */
                        name: string;
                        /**
                         * @description The color of the tag.
                         * @enum {string}
                         */
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
            /** @description The request succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The embed token (`svc_es_…`), which is returned only once and works only on that page. */
                        publicToken: string;
                        /** @description When it expires, in ISO 8601 format. */
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
            /** @description The request succeeded. */
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
                /** @description The ID of the webhook. */
                id: string;
                /** @description The ID of the delivery. */
                deliveryId: string;
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
                    "application/json": {
                        /** @description The number of deliveries to send again. */
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
            /** @description The request succeeded. */
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
    getAttention: {
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
                    "application/json": components["schemas"]["Attention"];
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
            /** @description The request succeeded. */
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
            /** @description The request succeeded. */
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
            /** @description The request succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description The ID of the key.
                         * @example key_1t9QzK4bXeRw2Lm0
                         */
                        id: string;
                        /** @description A name for the key. */
                        name: string;
                        /** @description The recognizable part of the key. */
                        partialKey: string;
                        /** @description The scopes. */
                        scopes: ("all" | "read" | "links.read" | "links.write" | "conversions.write" | "customers.read" | "customers.write" | "analytics.read" | "analytics.write" | "program.read" | "program.write" | "payouts.write" | "mails.read" | "mails.write" | "privacy.write" | "members.read" | "members.write" | "workspace.read" | "workspace.write" | "audit.read")[];
                        /** @description The ID of the user who created it, such as `per_…`. */
                        createdBy: string | null;
                        /**
                         * Format: date-time
                         * @description When the key was last used, to the minute.
                         * @example 2026-03-01T09:30:00.000Z
                         */
                        lastUsedAt: string | null;
                        /**
                         * Format: date-time
                         * @description When it expires.
                         * @example 2026-03-01T09:30:00.000Z
                         */
                        expiresAt: string | null;
                        /**
                         * Format: date-time
                         * @description When it was created.
                         * @example 2026-03-01T09:30:00.000Z
                         */
                        createdAt: string;
                        /** @description The secret key. Store it: it’s returned only once. */
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
            /** @description The request succeeded. */
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
            /** @description The request succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description The publishable key.
                         * @example svc_pk_…
                         */
                        publishableKey: string;
                        /** @description When the previous key stops working, or null if it has stopped. */
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
export type PartnerTag = Answer<'listPartnerTags'>[number]
export type PartnerNote = Answer<'listPartnerNotes'>[number]
export type PartnerActivity = Answer<'listPartnerActivity'>[number]
export type UtmTemplate = Answer<'listUtmTemplates'>[number]
export type Workspace = Answer<'getWorkspace'>
export type PlanUse = Answer<'getPlan'>
export type Image = Answer<'listImages'>[number]
export type CopiedSettings = Answer<'copySettings'>
export type SetupChecklist = Answer<'getSetupChecklist'>
export type Attention = Answer<'getAttention'>
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
