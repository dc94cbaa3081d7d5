<?php

require __DIR__ . '/../autoload.php';

$svc = new Svc\Client(getenv('SVC_API_KEY'), getenv('SVC_BASE_URL'));

$link = $svc->links->create(['url' => 'https://example.com/', 'trackConversion' => true]);

// Simulates a visitor. On your site, the script stores the click ID, and Svc\Click::id($_COOKIE) reads it.
$browser = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0';
$context = stream_context_create(['http' => ['user_agent' => $browser, 'follow_location' => 0]]);
$visit = get_headers($link->shortLink, true, $context);
parse_str(parse_url($visit['Location'] ?? $visit['location'], PHP_URL_QUERY), $query);

$customer = "user-{$link->id}";
$svc->track->lead(['clickId' => $query['svc_id'], 'eventName' => 'Sign up', 'customerExternalId' => $customer]);
$price = Svc\Money::parse('19.00', 'usd');
$svc->track->sale([
    'customerExternalId' => $customer,
    'amount' => $price->amount,
    'currency' => $price->currency,
    'invoiceId' => "invoice-{$link->id}",
]);

foreach ($svc->events->list(['event' => 'sales', 'linkId' => $link->id]) as $sale) {
    echo "sale {$sale->id}\n";
}
