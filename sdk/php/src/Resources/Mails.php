<?php

// Made by `bun run generate` from the API’s description.

declare(strict_types=1);

namespace Svc\Resources;

use Svc\Pages;
use Svc\Transport;
use Svc\Types;

/** Emails to partners and members. */
final class Mails
{
    /** @internal */
    public function __construct(private readonly Transport $transport)
    {
    }

    /**
     * List the mails to partners that a program may word itself.
     *
     * Mails about signing in and about changes of an account keep their words.
     *
     * @param array{
     *     programId: string, // Whose mails
     *     page?: int, // From 1; default 1
     *     pageSize?: int, // Default: the largest, 100
     * } $params
     * @param array{idempotencyKey?: string, timeout?: float, maxRetries?: int} $options
     * @return Pages<Types\MailTemplateDetail>
     */
    public function listTemplates(array $params, array $options = []): Pages
    {
        return $this->transport->pages('/mail-templates', 'page', Types\MailTemplateDetail::class, query: $params, options: $options);
    }

    /**
     * Read the words of a mail.
     *
     * @param array{
     *     programId: string, // Whose mails
     *     language: 'ar'|'de'|'en'|'es'|'fr'|'ja'|'pt-BR', // Of the partners who get it
     * } $params
     * @param array{idempotencyKey?: string, timeout?: float, maxRetries?: int} $options
     */
    public function getTemplate(string $template, array $params, array $options = []): Types\MailTemplate
    {
        return $this->transport->json('GET', Transport::path('/mail-templates/%s', $template), Types\MailTemplate::class, query: $params, options: $options);
    }

    /**
     * Word a mail yourself, in one language.
     *
     * Greeting, figures, buttons and the end stay. A placeholder that the mail does not have answers 422.
     *
     * @param array{
     *     programId: string, // Whose mails
     *     language: 'ar'|'de'|'en'|'es'|'fr'|'ja'|'pt-BR', // Of the partners who get it
     *     subject: string, // One line, with placeholders such as {program}
     *     body: string, // Instead of the paragraph below the greeting: plain text with placeholders; empty lines separate paragraphs
     * } $params
     * @param array{idempotencyKey?: string, timeout?: float, maxRetries?: int} $options
     */
    public function putTemplate(string $template, array $params, array $options = []): Types\MailTemplate
    {
        return $this->transport->json('PUT', Transport::path('/mail-templates/%s', $template), Types\MailTemplate::class, body: (object) $params, options: $options);
    }

    /**
     * Return to the words that the server brings along.
     *
     * @param array{
     *     programId: string, // Whose mails
     *     language: 'ar'|'de'|'en'|'es'|'fr'|'ja'|'pt-BR', // Of the partners who get it
     * } $params
     * @param array{idempotencyKey?: string, timeout?: float, maxRetries?: int} $options
     */
    public function deleteTemplate(string $template, array $params, array $options = []): Types\MailTemplate
    {
        return $this->transport->json('DELETE', Transport::path('/mail-templates/%s', $template), Types\MailTemplate::class, query: $params, options: $options);
    }

    /**
     * Show a mail, without sending it.
     *
     * @param array{
     *     programId: string, // Whose mails
     *     language: 'ar'|'de'|'en'|'es'|'fr'|'ja'|'pt-BR', // Of the partners who get it
     *     subject?: string, // One line, with placeholders such as {program}
     *     body?: string, // Instead of the paragraph below the greeting: plain text with placeholders; empty lines separate paragraphs
     * } $params
     * @param array{idempotencyKey?: string, timeout?: float, maxRetries?: int} $options
     */
    public function previewTemplate(string $template, array $params, array $options = []): Types\PreviewMailTemplateResult
    {
        return $this->transport->json('POST', Transport::path('/mail-templates/%s/preview', $template), Types\PreviewMailTemplateResult::class, body: (object) $params, options: $options);
    }

    /**
     * Send a mail to yourself.
     *
     * With the words that are stored, about a made-up partner.
     *
     * @param array{
     *     programId: string, // Whose mails
     *     language: 'ar'|'de'|'en'|'es'|'fr'|'ja'|'pt-BR', // Of the partners who get it
     * } $params
     * @param array{idempotencyKey?: string, timeout?: float, maxRetries?: int} $options
     */
    public function testTemplate(string $template, array $params, array $options = []): Types\TestMailTemplateResult
    {
        return $this->transport->json('POST', Transport::path('/mail-templates/%s/test', $template), Types\TestMailTemplateResult::class, body: (object) $params, options: $options);
    }

    /**
     * Mails to partners and to the program’s people, the newest first.
     *
     * @param array{
     *     partnerId?: string, // Only mails to this partner
     *     status?: 'waiting'|'sent'|'kept'|'failed', // `kept`: the server has no SMTP server to send it with
     *     page?: int, // From 1; default 1
     *     pageSize?: int, // Default: the largest, 100
     *     startingAfter?: string, // The id of the last item you have: answers what follows
     *     endingBefore?: string, // The id of the first item you have: answers what precedes
     * } $params
     * @param array{idempotencyKey?: string, timeout?: float, maxRetries?: int} $options
     * @return Pages<Types\Mail>
     */
    public function list(array $params = [], array $options = []): Pages
    {
        return $this->transport->pages('/mails', 'id', Types\Mail::class, query: $params, options: $options);
    }

    /**
     * Whether mails leave the server, and how many have not.
     *
     * @param array{idempotencyKey?: string, timeout?: float, maxRetries?: int} $options
     */
    public function getEmailStatus(array $options = []): Types\EmailStatus
    {
        return $this->transport->json('GET', '/mails/status', Types\EmailStatus::class, options: $options);
    }

    /**
     * Send a mail to yourself, to try it out.
     *
     * @param array{idempotencyKey?: string, timeout?: float, maxRetries?: int} $options
     */
    public function sendTestEmail(array $options = []): Types\TestEmail
    {
        return $this->transport->json('POST', '/mails/test', Types\TestEmail::class, body: (object) [], options: $options);
    }

    /**
     * One mail.
     *
     * @param array{idempotencyKey?: string, timeout?: float, maxRetries?: int} $options
     */
    public function get(string $id, array $options = []): Types\Mail
    {
        return $this->transport->json('GET', Transport::path('/mails/%s', $id), Types\Mail::class, options: $options);
    }

    /**
     * Send a mail again.
     *
     * @param array{idempotencyKey?: string, timeout?: float, maxRetries?: int} $options
     */
    public function resend(string $id, array $options = []): Types\Mail
    {
        return $this->transport->json('POST', Transport::path('/mails/%s/resend', $id), Types\Mail::class, body: (object) [], options: $options);
    }
}
