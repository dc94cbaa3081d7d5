<?php

// Made by `bun run generate` from the API’s description.

declare(strict_types=1);

namespace Svc\Resources;

use Svc\Pages;
use Svc\Transport;
use Svc\Types;

/** Emails to partners and members, and their templates. */
final class Mails
{
    /** @internal */
    public function __construct(private readonly Transport $transport)
    {
    }

    /**
     * Returns the emails to partners that you can customize. Emails about signing in and account changes can’t be
     * customized.
     *
     * @param array{
     *     programId: string, // The ID of the program that the emails belong to.
     *     page?: int, // The page number, starting at 1. Defaults to 1.
     *     pageSize?: int, // The number of results per page. Defaults to 100, the maximum.
     * } $params
     * @param array{idempotencyKey?: string, timeout?: float, maxRetries?: int} $options
     * @return Pages<Types\MailTemplateDetail>
     */
    public function listTemplates(array $params, array $options = []): Pages
    {
        return $this->transport->pages('/mail-templates', 'page', Types\MailTemplateDetail::class, query: $params, options: $options);
    }

    /**
     * Retrieves the text of an email template.
     *
     * @param array{
     *     programId: string, // The ID of the program that the emails belong to.
     *     language: 'ar'|'de'|'en'|'es'|'fr'|'ja'|'pt-BR', // The language of the recipients.
     * } $params
     * @param array{idempotencyKey?: string, timeout?: float, maxRetries?: int} $options
     */
    public function getTemplate(string $template, array $params, array $options = []): Types\MailTemplate
    {
        return $this->transport->json('GET', Transport::path('/mail-templates/%s', $template), Types\MailTemplate::class, query: $params, options: $options);
    }

    /**
     * Sets your own text for an email template in one language. The greeting, figures, buttons, and footer can’t be
     * changed. Unknown placeholders return 422.
     *
     * @param array{
     *     programId: string, // The ID of the program that the emails belong to.
     *     language: 'ar'|'de'|'en'|'es'|'fr'|'ja'|'pt-BR', // The language of the recipients.
     *     subject: string, // The subject on one line, with placeholders such as `{program}`.
     *     body: string, // The text that replaces the paragraph below the greeting. Plain text with placeholders. Blank lines separate paragraphs.
     * } $params
     * @param array{idempotencyKey?: string, timeout?: float, maxRetries?: int} $options
     */
    public function putTemplate(string $template, array $params, array $options = []): Types\MailTemplate
    {
        return $this->transport->json('PUT', Transport::path('/mail-templates/%s', $template), Types\MailTemplate::class, body: (object) $params, options: $options);
    }

    /**
     * Deletes your text for an email template and restores the default text.
     *
     * @param array{
     *     programId: string, // The ID of the program that the emails belong to.
     *     language: 'ar'|'de'|'en'|'es'|'fr'|'ja'|'pt-BR', // The language of the recipients.
     * } $params
     * @param array{idempotencyKey?: string, timeout?: float, maxRetries?: int} $options
     */
    public function deleteTemplate(string $template, array $params, array $options = []): Types\MailTemplate
    {
        return $this->transport->json('DELETE', Transport::path('/mail-templates/%s', $template), Types\MailTemplate::class, query: $params, options: $options);
    }

    /**
     * Renders an email template without sending it.
     *
     * @param array{
     *     programId: string, // The ID of the program that the emails belong to.
     *     language: 'ar'|'de'|'en'|'es'|'fr'|'ja'|'pt-BR', // The language of the recipients.
     *     subject?: string, // The subject on one line, with placeholders such as `{program}`.
     *     body?: string, // The text that replaces the paragraph below the greeting. Plain text with placeholders. Blank lines separate paragraphs.
     * } $params
     * @param array{idempotencyKey?: string, timeout?: float, maxRetries?: int} $options
     */
    public function previewTemplate(string $template, array $params, array $options = []): Types\PreviewMailTemplateResult
    {
        return $this->transport->json('POST', Transport::path('/mail-templates/%s/preview', $template), Types\PreviewMailTemplateResult::class, body: (object) $params, options: $options);
    }

    /**
     * Sends the saved email template to you, with sample data.
     *
     * @param array{
     *     programId: string, // The ID of the program that the emails belong to.
     *     language: 'ar'|'de'|'en'|'es'|'fr'|'ja'|'pt-BR', // The language of the recipients.
     * } $params
     * @param array{idempotencyKey?: string, timeout?: float, maxRetries?: int} $options
     */
    public function testTemplate(string $template, array $params, array $options = []): Types\TestMailTemplateResult
    {
        return $this->transport->json('POST', Transport::path('/mail-templates/%s/test', $template), Types\TestMailTemplateResult::class, body: (object) $params, options: $options);
    }

    /**
     * Returns emails to partners and to your team, newest first.
     *
     * @param array{
     *     partnerId?: string, // Only emails to this partner.
     *     status?: 'waiting'|'sent'|'kept'|'failed', // The status. `kept` means that the server can’t send email.
     *     page?: int, // The page number, starting at 1. Defaults to 1.
     *     pageSize?: int, // The number of results per page. Defaults to 100, the maximum.
     *     startingAfter?: string, // A cursor: the ID of the last item on the previous page. Returns the items after it.
     *     endingBefore?: string, // A cursor: the ID of the first item on the next page. Returns the items before it.
     * } $params
     * @param array{idempotencyKey?: string, timeout?: float, maxRetries?: int} $options
     * @return Pages<Types\Mail>
     */
    public function list(array $params = [], array $options = []): Pages
    {
        return $this->transport->pages('/mails', 'id', Types\Mail::class, query: $params, options: $options);
    }

    /**
     * Returns whether the server can send email, and how many emails are waiting.
     *
     * @param array{idempotencyKey?: string, timeout?: float, maxRetries?: int} $options
     */
    public function getEmailStatus(array $options = []): Types\EmailStatus
    {
        return $this->transport->json('GET', '/mails/status', Types\EmailStatus::class, options: $options);
    }

    /**
     * Sends a test email to you.
     *
     * @param array{idempotencyKey?: string, timeout?: float, maxRetries?: int} $options
     */
    public function sendTestEmail(array $options = []): Types\TestEmail
    {
        return $this->transport->json('POST', '/mails/test', Types\TestEmail::class, body: (object) [], options: $options);
    }

    /**
     * Retrieves an email with its content and delivery status.
     *
     * @param array{idempotencyKey?: string, timeout?: float, maxRetries?: int} $options
     */
    public function get(string $id, array $options = []): Types\Mail
    {
        return $this->transport->json('GET', Transport::path('/mails/%s', $id), Types\Mail::class, options: $options);
    }

    /**
     * Sends an email again.
     *
     * @param array{idempotencyKey?: string, timeout?: float, maxRetries?: int} $options
     */
    public function resend(string $id, array $options = []): Types\Mail
    {
        return $this->transport->json('POST', Transport::path('/mails/%s/resend', $id), Types\Mail::class, body: (object) [], options: $options);
    }
}
