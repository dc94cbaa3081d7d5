___TERMS_OF_SERVICE___

By creating or modifying this file you agree to Google Tag Manager's Community
Template Gallery Developer Terms of Service available at
https://developers.google.com/tag-manager/gallery-tos (or such other URL as
Google may provide), as modified from time to time.


___INFO___

{
  "type": "TAG",
  "id": "cvt_temp_public_id",
  "version": 1,
  "securityGroups": [],
  "displayName": "svc leads and sales",
  "categories": ["AFFILIATE_MARKETING", "ATTRIBUTION", "CONVERSIONS"],
  "brand": { "id": "brand_dummy", "displayName": "svc" },
  "description": "Tracks leads and sales from a server container with a secret key, so visitors can't forge or block them.",
  "containerContexts": ["SERVER"]
}


___TEMPLATE_PARAMETERS___

[
  {
    "type": "SELECT",
    "name": "event",
    "displayName": "Event type",
    "macrosInSelect": false,
    "selectItems": [
      { "value": "lead", "displayValue": "Lead: a visitor signs up" },
      { "value": "sale", "displayValue": "Sale: a customer pays" }
    ],
    "simpleValueType": true,
    "defaultValue": "lead"
  },
  {
    "type": "TEXT",
    "name": "secretKey",
    "displayName": "Secret key",
    "simpleValueType": true,
    "valueHint": "svc_sk_…",
    "help": "In the console, under Settings, API keys. Create a key with only the scope conversions.write.",
    "valueValidators": [
      { "type": "NON_EMPTY" },
      { "type": "REGEX", "args": ["^svc_sk_[A-Za-z0-9_-]+$"], "errorMessage": "Enter a key that starts with svc_sk_." }
    ]
  },
  {
    "type": "SELECT",
    "name": "consent",
    "displayName": "Required consent",
    "help": "The consent state comes from Google tags (x-ga-gcs). An event without it counts as granted.",
    "macrosInSelect": false,
    "selectItems": [
      { "value": "ad_storage", "displayValue": "ad_storage" },
      { "value": "analytics_storage", "displayValue": "analytics_storage" },
      { "value": "none", "displayValue": "None: the trigger decides when the tag fires" }
    ],
    "simpleValueType": true,
    "defaultValue": "ad_storage"
  },
  { "type": "TEXT", "name": "customer", "displayName": "Customer ID", "simpleValueType": true, "help": "Leave empty to use user_id from the event." },
  { "type": "TEXT", "name": "clickId", "displayName": "Click ID", "simpleValueType": true, "help": "Leave empty to use the cookie svc_id, then svc_id in the page's URL." },
  {
    "type": "TEXT",
    "name": "eventName",
    "displayName": "Event name",
    "simpleValueType": true,
    "defaultValue": "Sign up",
    "enablingConditions": [{ "paramName": "event", "paramValue": "lead", "type": "EQUALS" }]
  },
  {
    "type": "CHECKBOX",
    "name": "isTotal",
    "checkboxText": "Value includes tax and shipping",
    "simpleValueType": true,
    "help": "Google defines the value without tax and shipping, so the tag adds both unless you select this.",
    "enablingConditions": [{ "paramName": "event", "paramValue": "sale", "type": "EQUALS" }]
  }
]


___SANDBOXED_JS_FOR_SERVER___

const JSON = require('JSON');
const Math = require('Math');
const getCookieValues = require('getCookieValues');
const getEventData = require('getEventData');
const getType = require('getType');
const logToConsole = require('logToConsole');
const makeNumber = require('makeNumber');
const makeString = require('makeString');
const parseUrl = require('parseUrl');
const sendHttpRequest = require('sendHttpRequest');

const ORIGIN = 'https://svc.example.com';
/** Currencies whose minor unit is not a hundredth. */
const DECIMALS = {
  bif: 0, clp: 0, djf: 0, gnf: 0, isk: 0, jpy: 0, kmf: 0, krw: 0, pyg: 0, rwf: 0, ugx: 0, uyi: 0,
  vnd: 0, vuv: 0, xaf: 0, xof: 0, xpf: 0,
  bhd: 3, iqd: 3, jod: 3, kwd: 3, lyd: 3, omr: 3, tnd: 3,
  clf: 4, uyw: 4
};

const fail = (why) => {
  logToConsole('svc: ' + why);
  data.gtmOnFailure();
};

/** The signal is G1, then a digit for ad_storage and one for analytics_storage: 0 is denied. */
const isDenied = () => {
  const signal = makeString(getEventData('x-ga-gcs') || '');
  if (data.consent === 'none' || signal.indexOf('G1') !== 0) return false;
  return signal.charAt(data.consent === 'ad_storage' ? 2 : 3) === '0';
};

/** A field of the tag, or else of the event, as text. */
const textOf = (field, keys) => {
  if (field) return makeString(field).trim();
  for (let i = 0; i < keys.length; i++) {
    const value = getEventData(keys[i]);
    if (value) return makeString(value).trim();
  }
  return '';
};

const clickOf = () => {
  if (data.clickId) return makeString(data.clickId);
  const cookie = getCookieValues('svc_id')[0];
  if (cookie) return cookie;
  const page = parseUrl(makeString(getEventData('page_location') || ''));
  const given = page && page.searchParams.svc_id;
  return getType(given) === 'string' ? given : '';
};

/** A decimal amount in minor units; undefined when it is none. */
const minorOf = (value, currency) => {
  const amount = makeNumber(value);
  if (getType(amount) !== 'number' || amount !== amount) return undefined;
  const decimals = DECIMALS[currency];
  return Math.round(amount * Math.pow(10, decimals === undefined ? 2 : decimals));
};

/** The products; one that is not complete leaves all of them out, since a part would mislead. */
const itemsOf = (currency) => {
  const given = getEventData('items');
  if (getType(given) !== 'array') return [];
  const items = [];
  for (let i = 0; i < given.length; i++) {
    const item = given[i] || {};
    const quantity = item.quantity === undefined ? 1 : makeNumber(item.quantity);
    const amount = minorOf(makeNumber(item.price) * quantity, currency);
    if (!item.item_id || amount === undefined || amount < 0 || quantity < 1) return [];
    const line = { productId: makeString(item.item_id), quantity: quantity, amount: amount };
    if (item.item_name) line.name = makeString(item.item_name);
    items.push(line);
  }
  return items;
};

/** Sends a body, with the key in a header and nothing in the address. */
const send = (path, body) => {
  const headers = { 'content-type': 'application/json', authorization: 'Bearer ' + makeString(data.secretKey).trim() };
  const options = { method: 'POST', timeout: 5000, headers: headers };
  sendHttpRequest(ORIGIN + path, options, JSON.stringify(body)).then((answer) => {
    if (answer.statusCode >= 200 && answer.statusCode < 300) data.gtmOnSuccess();
    else fail('The server answered ' + answer.statusCode + '.');
  }, () => fail('The server did not answer.'));
};

const reportLead = (person) => {
  person.eventName = data.eventName ? makeString(data.eventName) : 'Sign up';
  send('/api/track/lead', person);
};

const reportSale = (person) => {
  const currency = textOf('', ['currency']).toLowerCase();
  const value = minorOf(textOf('', ['value']), currency);
  const sale = person;
  sale.invoiceId = textOf('', ['transaction_id']);
  sale.currency = currency;
  sale.tax = minorOf(textOf('', ['tax']), currency) || 0;
  sale.shipping = minorOf(textOf('', ['shipping']), currency) || 0;
  if (!sale.invoiceId) return fail('The event has no transaction_id.');
  if (!currency) return fail('The event has no currency.');
  if (value === undefined) return fail('The value of the event is no number such as 19.99.');
  sale.amount = data.isTotal ? value : value + sale.tax + sale.shipping;
  const items = itemsOf(currency);
  let sum = 0;
  for (let i = 0; i < items.length; i++) sum += items[i].amount;
  const fits = items.length > 0 && items.length <= 100;
  if (fits && sum <= sale.amount - sale.tax - sale.shipping) sale.lineItems = items;
  send('/api/track/sale', sale);
};

const reportEvent = () => {
  const person = { customerExternalId: textOf(data.customer, ['user_id']) };
  if (!person.customerExternalId) return fail('The event has no user_id, and the tag no id of the customer.');
  const name = (textOf('', ['user_data.address.first_name']) + ' ' + textOf('', ['user_data.address.last_name'])).trim();
  const email = textOf('', ['user_data.email_address', 'user_data.email']);
  const clickId = clickOf();
  if (clickId) person.clickId = clickId;
  if (name) person.customerName = name;
  if (email) person.customerEmail = email;
  if (data.event === 'sale') reportSale(person);
  else reportLead(person);
};

if (isDenied()) data.gtmOnSuccess();
else reportEvent();


___SERVER_PERMISSIONS___

[
  {
    "instance": {
      "key": { "publicId": "send_http", "versionId": "1" },
      "param": [
        { "key": "allowedUrls", "value": { "type": 1, "string": "specific" } },
        {
          "key": "urls",
          "value": {
            "type": 2,
            "listItem": [
              { "type": 1, "string": "https://svc.example.com/api/track/lead" },
              { "type": 1, "string": "https://svc.example.com/api/track/sale" }
            ]
          }
        }
      ]
    },
    "clientAnnotations": { "isEditedByUser": true },
    "isRequired": true
  },
  {
    "instance": {
      "key": { "publicId": "read_event_data", "versionId": "1" },
      "param": [
        { "key": "eventDataAccess", "value": { "type": 1, "string": "specific" } },
        {
          "key": "keyPatterns",
          "value": {
            "type": 2,
            "listItem": [
              { "type": 1, "string": "user_id" },
              { "type": 1, "string": "user_data.email" },
              { "type": 1, "string": "user_data.email_address" },
              { "type": 1, "string": "user_data.address.first_name" },
              { "type": 1, "string": "user_data.address.last_name" },
              { "type": 1, "string": "page_location" },
              { "type": 1, "string": "x-ga-gcs" },
              { "type": 1, "string": "transaction_id" },
              { "type": 1, "string": "value" },
              { "type": 1, "string": "currency" },
              { "type": 1, "string": "tax" },
              { "type": 1, "string": "shipping" },
              { "type": 1, "string": "items" }
            ]
          }
        }
      ]
    },
    "clientAnnotations": { "isEditedByUser": true },
    "isRequired": true
  },
  {
    "instance": {
      "key": { "publicId": "get_cookies", "versionId": "1" },
      "param": [
        { "key": "cookieAccess", "value": { "type": 1, "string": "specific" } },
        { "key": "cookieNames", "value": { "type": 2, "listItem": [{ "type": 1, "string": "svc_id" }] } }
      ]
    },
    "clientAnnotations": { "isEditedByUser": true },
    "isRequired": true
  },
  {
    "instance": {
      "key": { "publicId": "logging", "versionId": "1" },
      "param": [{ "key": "environments", "value": { "type": 1, "string": "debug" } }]
    },
    "clientAnnotations": { "isEditedByUser": true },
    "isRequired": true
  }
]


___TESTS___

scenarios:
- name: A lead is sent with the key in a header and the person in the body
  code: |-
    event = {
      user_id: 'u1',
      'user_data.email_address': 'ada@example.com',
      'user_data.address.first_name': 'Ada',
      page_location: 'https://acme.com/welcome?email=ada%40example.com'
    };
    cookies = ['click-1'];
    runCode({ event: 'lead', secretKey: 'svc_sk_test', consent: 'ad_storage', eventName: 'Sign up' });
    assertThat(requests).isEqualTo([{
      url: 'https://svc.example.com/api/track/lead',
      authorization: 'Bearer svc_sk_test',
      method: 'POST',
      body: {
        customerExternalId: 'u1',
        clickId: 'click-1',
        customerName: 'Ada',
        customerEmail: 'ada@example.com',
        eventName: 'Sign up'
      }
    }]);
    assertApi('gtmOnSuccess').wasCalled();
- name: Without the cookie the click is that of the page's address
  code: |-
    event = { user_id: 'u1', page_location: 'https://acme.com/?svc_id=click-2' };
    runCode({ event: 'lead', secretKey: 'svc_sk_test', consent: 'none' });
    assertThat(requests[0].body.clickId).isEqualTo('click-2');
- name: The chosen event is sent, not the event's own name
  code: |-
    event = { user_id: 'u1', event_name: 'purchase' };
    runCode({ event: 'lead', secretKey: 'svc_sk_test', consent: 'none' });
    assertThat(requests[0].url).isEqualTo('https://svc.example.com/api/track/lead');
- name: A sale is sent in minor units
  code: |-
    event = { user_id: 'u1', transaction_id: 'T-1', value: 19.99, currency: 'EUR', tax: 3.8, shipping: '4.90',
      items: [{ item_id: 'bag', price: '19.99' }] };
    runCode({ event: 'sale', secretKey: 'svc_sk_test', consent: 'none' });
    assertThat(requests[0].url).isEqualTo('https://svc.example.com/api/track/sale');
    assertThat(requests[0].body).isEqualTo({
      customerExternalId: 'u1', invoiceId: 'T-1', currency: 'eur', tax: 380, shipping: 490, amount: 2869,
      lineItems: [{ productId: 'bag', quantity: 1, amount: 1999 }]
    });
- name: Without consent nothing is sent, and nothing failed
  code: |-
    event = { user_id: 'u1', 'x-ga-gcs': 'G101' };
    runCode({ event: 'lead', secretKey: 'svc_sk_test', consent: 'ad_storage' });
    assertApi('sendHttpRequest').wasNotCalled();
    assertApi('gtmOnSuccess').wasCalled();
- name: The consent that was asked for is what counts
  code: |-
    event = { user_id: 'u1', 'x-ga-gcs': 'G101' };
    runCode({ event: 'lead', secretKey: 'svc_sk_test', consent: 'analytics_storage' });
    assertApi('sendHttpRequest').wasCalled();
- name: An event without a customer or an order fails and says why
  code: |-
    event = { transaction_id: 'T', value: 1, currency: 'usd' };
    runCode({ event: 'sale', secretKey: 'svc_sk_test', consent: 'none' });
    assertThat(logged).contains('user_id');
    event = { user_id: 'u1', value: 1, currency: 'usd' };
    runCode({ event: 'sale', secretKey: 'svc_sk_test', consent: 'none' });
    assertThat(logged).contains('transaction_id');
    event = { user_id: 'u1', transaction_id: 'T', value: 1 };
    runCode({ event: 'sale', secretKey: 'svc_sk_test', consent: 'none' });
    assertThat(logged).contains('currency');
    assertApi('sendHttpRequest').wasNotCalled();
    assertApi('gtmOnSuccess').wasNotCalled();
- name: A refusal fails the tag
  code: |-
    event = { user_id: 'u1' };
    status = 422;
    runCode({ event: 'lead', secretKey: 'svc_sk_test', consent: 'none' });
    assertApi('gtmOnFailure').wasCalled();
    assertThat(logged).contains('422');
- name: Silence fails the tag
  code: |-
    event = { user_id: 'u1' };
    status = 0;
    runCode({ event: 'lead', secretKey: 'svc_sk_test', consent: 'none' });
    assertApi('gtmOnFailure').wasCalled();
    assertApi('gtmOnSuccess').wasNotCalled();
setup: |-
  const JSON = require('JSON');
  let event = {};
  let cookies = [];
  let requests = [];
  let status = 200;
  let logged = '';
  mock('logToConsole', (line) => { logged += line; });
  mock('getEventData', (key) => event[key]);
  mock('getCookieValues', () => cookies);
  mock('sendHttpRequest', (url, options, body) => {
    requests.push({ url: url, authorization: options.headers.authorization, method: options.method, body: JSON.parse(body) });
    return {
      then: (answered, failed) => {
        if (status) answered({ statusCode: status });
        else failed();
      }
    };
  });


___NOTES___

Made for one installation: its address stands in the code and in the permissions.
How to use it: docs/guides/tag-manager.md in the sources of svc.
