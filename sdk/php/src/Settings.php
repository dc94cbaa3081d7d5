<?php

declare(strict_types=1);

namespace Svc;

use Svc\Exceptions\ConfigurationException;

/** @internal Checks what a client is made with. */
final class Settings
{
    public static function readKey(string $key): string
    {
        if ($key === '') {
            throw new ConfigurationException('The API key is missing: pass a secret key (svc_sk_…).');
        }
        if (str_starts_with($key, 'svc_pk_')) {
            throw new ConfigurationException('The API key is a publishable key (svc_pk_…), which is for browsers. Servers use a secret key (svc_sk_…).');
        }
        if (!preg_match('/\Asvc_sk_[\w-]+\z/', $key)) {
            throw new ConfigurationException('The API key is not a secret key: it begins with svc_sk_ and has no spaces or line breaks.');
        }

        return $key;
    }

    public static function readUrl(string $text): string
    {
        $url = preg_match('#\Ahttps?://[^/\s]\S*\z#i', $text) ? parse_url($text) : false;
        if (!$url || empty($url['host']) || isset($url['user']) || isset($url['query']) || isset($url['fragment'])) {
            throw new ConfigurationException('The base URL is the address of your server, such as https://refer.example.com.');
        }
        $port = isset($url['port']) ? ":{$url['port']}" : '';
        $path = preg_replace('#/api\z#', '', rtrim($url['path'] ?? '', '/'));

        return strtolower($url['scheme']) . "://{$url['host']}$port$path/api";
    }
}
