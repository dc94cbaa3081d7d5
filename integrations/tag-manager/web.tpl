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
  "displayName": "svc referral tracking",
  "categories": ["AFFILIATE_MARKETING", "ATTRIBUTION", "CONVERSIONS"],
  "brand": { "id": "brand_dummy", "displayName": "svc" },
  "description": "Loads the tracking script and tracks leads and sales from the data layer. Follows the visitor's consent.",
  "containerContexts": ["WEB"]
}


___TEMPLATE_PARAMETERS___

[
  {
    "type": "SELECT",
    "name": "event",
    "displayName": "Event type",
    "macrosInSelect": false,
    "selectItems": [
      { "value": "page", "displayValue": "Page view" },
      { "value": "lead", "displayValue": "Lead: a visitor signs up" },
      { "value": "sale", "displayValue": "Sale: a customer pays" }
    ],
    "simpleValueType": true,
    "defaultValue": "page"
  },
  {
    "type": "TEXT",
    "name": "publishableKey",
    "displayName": "Publishable key",
    "simpleValueType": true,
    "valueHint": "svc_pk_…",
    "help": "In the console, under Settings, API keys. Never enter a secret key here.",
    "valueValidators": [
      { "type": "NON_EMPTY" },
      { "type": "REGEX", "args": ["^svc_pk_[A-Za-z0-9_-]+$"], "errorMessage": "Enter a key that starts with svc_pk_." }
    ]
  },
  {
    "type": "SELECT",
    "name": "consent",
    "displayName": "Required consent",
    "help": "The tag sends and stores nothing until consent is granted. If consent is denied later, stored data is removed. A page without consent mode counts as granted.",
    "macrosInSelect": false,
    "selectItems": [
      { "value": "ad_storage", "displayValue": "ad_storage" },
      { "value": "analytics_storage", "displayValue": "analytics_storage" },
      { "value": "functionality_storage", "displayValue": "functionality_storage" },
      { "value": "personalization_storage", "displayValue": "personalization_storage" },
      { "value": "none", "displayValue": "None: the trigger decides when the tag fires" }
    ],
    "simpleValueType": true,
    "defaultValue": "ad_storage"
  },
  {
    "type": "GROUP",
    "name": "pageGroup",
    "displayName": "More settings",
    "groupStyle": "ZIPPY_CLOSED",
    "subParams": [
      { "type": "TEXT", "name": "domain", "displayName": "Link domain", "simpleValueType": true, "help": "The domain of links in ?via=. Leave empty to use the primary domain." },
      { "type": "TEXT", "name": "queryParams", "displayName": "Query parameters with a link key", "simpleValueType": true, "valueHint": "via" },
      { "type": "TEXT", "name": "outbound", "displayName": "Domains that receive the click ID", "simpleValueType": true, "valueHint": "shop.com, *.acme.com" },
      { "type": "CHECKBOX", "name": "visits", "checkboxText": "Track visits without a link", "simpleValueType": true }
    ],
    "enablingConditions": [{ "paramName": "event", "paramValue": "page", "type": "EQUALS" }]
  },
  {
    "type": "GROUP",
    "name": "leadGroup",
    "displayName": "Lead",
    "groupStyle": "ZIPPY_OPEN",
    "subParams": [
      { "type": "TEXT", "name": "eventName", "displayName": "Name", "simpleValueType": true, "defaultValue": "Sign up" },
      { "type": "TEXT", "name": "leadCustomer", "displayName": "Customer ID", "simpleValueType": true, "help": "Leave empty to use user_id from the data layer." },
      { "type": "TEXT", "name": "customerName", "displayName": "Customer name", "simpleValueType": true, "help": "Leave empty to use user_data.address.first_name and last_name from the data layer." },
      { "type": "TEXT", "name": "customerEmail", "displayName": "Customer email", "simpleValueType": true, "help": "Leave empty to use user_data.email or user_data.email_address from the data layer." }
    ],
    "enablingConditions": [{ "paramName": "event", "paramValue": "lead", "type": "EQUALS" }]
  },
  {
    "type": "GROUP",
    "name": "saleGroup",
    "displayName": "Sale",
    "groupStyle": "ZIPPY_OPEN",
    "subParams": [
      { "type": "TEXT", "name": "saleCustomer", "displayName": "Customer ID", "simpleValueType": true, "help": "Leave empty to use user_id from the data layer." },
      { "type": "TEXT", "name": "invoiceId", "displayName": "Order ID", "simpleValueType": true, "help": "An order counts once. Leave empty to use ecommerce.transaction_id from the data layer." },
      { "type": "TEXT", "name": "value", "displayName": "Value (such as 19.99)", "simpleValueType": true, "help": "Leave empty to use ecommerce.value from the data layer." },
      { "type": "TEXT", "name": "currency", "displayName": "Currency", "simpleValueType": true, "help": "Leave empty to use ecommerce.currency from the data layer." },
      { "type": "CHECKBOX", "name": "isTotal", "checkboxText": "Value includes tax and shipping", "simpleValueType": true, "help": "Google defines the value without tax and shipping, so the tag adds both unless you select this." }
    ],
    "enablingConditions": [{ "paramName": "event", "paramValue": "sale", "type": "EQUALS" }]
  }
]


___SANDBOXED_JS_FOR_WEB_TEMPLATE___

const Math = require('Math');
const addConsentListener = require('addConsentListener');
const callInWindow = require('callInWindow');
const copyFromDataLayer = require('copyFromDataLayer');
const copyFromWindow = require('copyFromWindow');
const getType = require('getType');
const injectScript = require('injectScript');
const isConsentGranted = require('isConsentGranted');
const logToConsole = require('logToConsole');
const makeNumber = require('makeNumber');
const makeString = require('makeString');
const setInWindow = require('setInWindow');

const ORIGIN = 'https://svc.example.com';
/** Currencies whose minor unit is not a hundredth. */
const DECIMALS = {
  bif: 0, clp: 0, djf: 0, gnf: 0, isk: 0, jpy: 0, kmf: 0, krw: 0, pyg: 0, rwf: 0, ugx: 0, uyi: 0,
  vnd: 0, vuv: 0, xaf: 0, xof: 0, xpf: 0,
  bhd: 3, iqd: 3, jod: 3, kwd: 3, lyd: 3, omr: 3, tnd: 3,
  clf: 4, uyw: 4
};

const followsConsent = data.consent !== 'none';
const mayStore = () => !followsConsent || isConsentGranted(data.consent);

const fail = (why) => {
  logToConsole('svc: ' + why);
  data.gtmOnFailure();
};

const isLoaded = () => getType(copyFromWindow('_svcAnalytics.getClickId')) === 'function';

/** Loads the script once, whichever tag comes first, and then acts. */
const whenLoaded = (act) => {
  if (isLoaded()) {
    act();
    return;
  }
  injectScript(ORIGIN + '/script.all.js', () => {
    if (isLoaded()) act();
    else fail('The script did not start. Is the publishable key right?');
  }, () => fail('The script could not be loaded.'), 'svc');
};

/** Acts when the visitor has agreed, at most once; a visitor who never does is never reported. */
const whenGranted = (act) => {
  if (mayStore()) {
    act();
    return;
  }
  let isDone = false;
  addConsentListener(data.consent, (type, isGranted) => {
    if (!isGranted || isDone) return;
    isDone = true;
    act();
  });
};

/** A field of the tag, or else of the data layer, as text. */
const textOf = (field, keys) => {
  if (field) return makeString(field).trim();
  for (let i = 0; i < keys.length; i++) {
    const value = copyFromDataLayer(keys[i]);
    if (value) return makeString(value).trim();
  }
  return '';
};

/** A decimal amount in minor units; undefined when it is none. */
const minorOf = (value, currency) => {
  const amount = makeNumber(value);
  if (getType(amount) !== 'number' || amount !== amount) return undefined;
  const decimals = DECIMALS[currency];
  return Math.round(amount * Math.pow(10, decimals === undefined ? 2 : decimals));
};

/** Says where the script finds its settings: the first tag of a page does. */
const configure = () => {
  const options = {
    key: makeString(data.publishableKey).trim(),
    api: ORIGIN + '/api',
    consent: mayStore() ? 'granted' : 'required',
    conversions: ''
  };
  if (data.domain) options.domain = makeString(data.domain);
  if (data.queryParams) options.queryParams = makeString(data.queryParams);
  if (data.outbound) options.outbound = makeString(data.outbound);
  if (data.visits) options.visits = '';
  setInWindow('_svcAnalytics', {}, false);
  const isFirst = setInWindow('_svcAnalytics.options', options, false);
  if (isFirst && followsConsent) {
    addConsentListener(data.consent, (type, isGranted) => {
      whenLoaded(() => {
        callInWindow('_svcAnalytics.consent', isGranted ? 'granted' : 'denied');
      });
    });
  }
};

const reportLead = () => {
  const lead = {
    eventName: data.eventName ? makeString(data.eventName) : 'Sign up',
    customerExternalId: textOf(data.leadCustomer, ['user_id'])
  };
  if (!lead.customerExternalId) return fail('The data layer has no user_id, and the tag no id of the customer.');
  const first = textOf('', ['user_data.address.first_name']);
  const name = textOf(data.customerName, []) || (first + ' ' + textOf('', ['user_data.address.last_name'])).trim();
  const email = textOf(data.customerEmail, ['user_data.email', 'user_data.email_address']);
  if (name) lead.customerName = name;
  if (email) lead.customerEmail = email;
  report('trackLead', lead);
};

const reportSale = () => {
  const currency = textOf(data.currency, ['ecommerce.currency']).toLowerCase();
  const value = minorOf(textOf(data.value, ['ecommerce.value']), currency);
  const sale = {
    customerExternalId: textOf(data.saleCustomer, ['user_id']),
    invoiceId: textOf(data.invoiceId, ['ecommerce.transaction_id']),
    currency: currency,
    tax: minorOf(textOf('', ['ecommerce.tax']), currency) || 0,
    shipping: minorOf(textOf('', ['ecommerce.shipping']), currency) || 0
  };
  if (!sale.customerExternalId) return fail('The data layer has no user_id, and the tag no id of the customer.');
  if (!sale.invoiceId) return fail('The data layer has no ecommerce.transaction_id, and the tag no order.');
  if (!currency) return fail('The data layer has no ecommerce.currency, and the tag no currency.');
  if (value === undefined) return fail('The value is no number such as 19.99.');
  sale.amount = data.isTotal ? value : value + sale.tax + sale.shipping;
  const items = itemsOf(currency);
  let sum = 0;
  for (let i = 0; i < items.length; i++) sum += items[i].amount;
  const fits = items.length > 0 && items.length <= 100;
  if (fits && sum <= sale.amount - sale.tax - sale.shipping) sale.lineItems = items;
  report('trackSale', sale);
};

/** The products; one that is not complete leaves all of them out, since a part would mislead. */
const itemsOf = (currency) => {
  const given = copyFromDataLayer('ecommerce.items');
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

/** Calls the script, which sends a body and nothing in an address. */
const report = (name, input) => {
  whenGranted(() => {
    whenLoaded(() => {
      if (getType(copyFromWindow('_svcAnalytics.' + name)) !== 'function') {
        return fail('The page loads script.js. Load script.all.js for leads and sales.');
      }
      callInWindow('_svcAnalytics.' + name, input);
    });
  });
  data.gtmOnSuccess();
};

configure();
if (data.event === 'lead') reportLead();
else if (data.event === 'sale') reportSale();
else whenLoaded(data.gtmOnSuccess);


___WEB_PERMISSIONS___

[
  {
    "instance": {
      "key": { "publicId": "access_globals", "versionId": "1" },
      "param": [
        {
          "key": "keys",
          "value": {
            "type": 2,
            "listItem": [
              {
                "type": 3,
                "mapKey": [{ "type": 1, "string": "key" }, { "type": 1, "string": "read" }, { "type": 1, "string": "write" }, { "type": 1, "string": "execute" }],
                "mapValue": [{ "type": 1, "string": "_svcAnalytics" }, { "type": 8, "boolean": false }, { "type": 8, "boolean": true }, { "type": 8, "boolean": false }]
              },
              {
                "type": 3,
                "mapKey": [{ "type": 1, "string": "key" }, { "type": 1, "string": "read" }, { "type": 1, "string": "write" }, { "type": 1, "string": "execute" }],
                "mapValue": [{ "type": 1, "string": "_svcAnalytics.options" }, { "type": 8, "boolean": false }, { "type": 8, "boolean": true }, { "type": 8, "boolean": false }]
              },
              {
                "type": 3,
                "mapKey": [{ "type": 1, "string": "key" }, { "type": 1, "string": "read" }, { "type": 1, "string": "write" }, { "type": 1, "string": "execute" }],
                "mapValue": [{ "type": 1, "string": "_svcAnalytics.getClickId" }, { "type": 8, "boolean": true }, { "type": 8, "boolean": false }, { "type": 8, "boolean": false }]
              },
              {
                "type": 3,
                "mapKey": [{ "type": 1, "string": "key" }, { "type": 1, "string": "read" }, { "type": 1, "string": "write" }, { "type": 1, "string": "execute" }],
                "mapValue": [{ "type": 1, "string": "_svcAnalytics.consent" }, { "type": 8, "boolean": false }, { "type": 8, "boolean": false }, { "type": 8, "boolean": true }]
              },
              {
                "type": 3,
                "mapKey": [{ "type": 1, "string": "key" }, { "type": 1, "string": "read" }, { "type": 1, "string": "write" }, { "type": 1, "string": "execute" }],
                "mapValue": [{ "type": 1, "string": "_svcAnalytics.trackLead" }, { "type": 8, "boolean": true }, { "type": 8, "boolean": false }, { "type": 8, "boolean": true }]
              },
              {
                "type": 3,
                "mapKey": [{ "type": 1, "string": "key" }, { "type": 1, "string": "read" }, { "type": 1, "string": "write" }, { "type": 1, "string": "execute" }],
                "mapValue": [{ "type": 1, "string": "_svcAnalytics.trackSale" }, { "type": 8, "boolean": true }, { "type": 8, "boolean": false }, { "type": 8, "boolean": true }]
              }
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
      "key": { "publicId": "inject_script", "versionId": "1" },
      "param": [
        {
          "key": "urls",
          "value": { "type": 2, "listItem": [{ "type": 1, "string": "https://svc.example.com/script.all.js" }] }
        }
      ]
    },
    "clientAnnotations": { "isEditedByUser": true },
    "isRequired": true
  },
  {
    "instance": {
      "key": { "publicId": "access_consent", "versionId": "1" },
      "param": [
        {
          "key": "consentTypes",
          "value": {
            "type": 2,
            "listItem": [
              {
                "type": 3,
                "mapKey": [{ "type": 1, "string": "consentType" }, { "type": 1, "string": "read" }, { "type": 1, "string": "write" }],
                "mapValue": [{ "type": 1, "string": "ad_storage" }, { "type": 8, "boolean": true }, { "type": 8, "boolean": false }]
              },
              {
                "type": 3,
                "mapKey": [{ "type": 1, "string": "consentType" }, { "type": 1, "string": "read" }, { "type": 1, "string": "write" }],
                "mapValue": [{ "type": 1, "string": "analytics_storage" }, { "type": 8, "boolean": true }, { "type": 8, "boolean": false }]
              },
              {
                "type": 3,
                "mapKey": [{ "type": 1, "string": "consentType" }, { "type": 1, "string": "read" }, { "type": 1, "string": "write" }],
                "mapValue": [{ "type": 1, "string": "functionality_storage" }, { "type": 8, "boolean": true }, { "type": 8, "boolean": false }]
              },
              {
                "type": 3,
                "mapKey": [{ "type": 1, "string": "consentType" }, { "type": 1, "string": "read" }, { "type": 1, "string": "write" }],
                "mapValue": [{ "type": 1, "string": "personalization_storage" }, { "type": 8, "boolean": true }, { "type": 8, "boolean": false }]
              }
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
      "key": { "publicId": "read_data_layer", "versionId": "1" },
      "param": [
        { "key": "allowedKeys", "value": { "type": 1, "string": "specific" } },
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
              { "type": 1, "string": "ecommerce.transaction_id" },
              { "type": 1, "string": "ecommerce.value" },
              { "type": 1, "string": "ecommerce.currency" },
              { "type": 1, "string": "ecommerce.tax" },
              { "type": 1, "string": "ecommerce.shipping" },
              { "type": 1, "string": "ecommerce.items" }
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
      "key": { "publicId": "logging", "versionId": "1" },
      "param": [{ "key": "environments", "value": { "type": 1, "string": "debug" } }]
    },
    "clientAnnotations": { "isEditedByUser": true },
    "isRequired": true
  }
]


___TESTS___

scenarios:
- name: A page view loads the script, with its settings and no query
  code: |-
    runCode({ event: 'page', publishableKey: ' svc_pk_test ', consent: 'none', queryParams: 'via,ref', visits: true });
    assertThat(options).isEqualTo({
      key: 'svc_pk_test',
      api: 'https://svc.example.com/api',
      consent: 'granted',
      conversions: '',
      queryParams: 'via,ref',
      visits: ''
    });
    assertThat(injected).isEqualTo(['https://svc.example.com/script.all.js']);
    assertApi('gtmOnSuccess').wasCalled();
    assertApi('addConsentListener').wasNotCalled();
- name: A second tag neither loads the script again nor changes its settings
  code: |-
    options = { key: 'svc_pk_first' };
    loaded = true;
    runCode({ event: 'page', publishableKey: 'svc_pk_second', consent: 'ad_storage' });
    assertThat(options).isEqualTo({ key: 'svc_pk_first' });
    assertApi('injectScript').wasNotCalled();
    assertApi('addConsentListener').wasNotCalled();
    assertApi('gtmOnSuccess').wasCalled();
- name: Without consent the script waits, and is told what the visitor chooses
  code: |-
    granted = false;
    runCode({ event: 'page', publishableKey: 'svc_pk_test', consent: 'ad_storage' });
    assertThat(options.consent).isEqualTo('required');
    choose('ad_storage', true);
    choose('ad_storage', false);
    assertThat(calls).isEqualTo([['_svcAnalytics.consent', 'granted'], ['_svcAnalytics.consent', 'denied']]);
- name: A lead is read from the data layer
  code: |-
    layer = {
      user_id: 42,
      'user_data.email_address': ' ada@example.com ',
      'user_data.address.first_name': 'Ada',
      'user_data.address.last_name': 'Lovelace'
    };
    runCode({ event: 'lead', publishableKey: 'svc_pk_test', consent: 'none', eventName: 'Sign up' });
    assertThat(calls).isEqualTo([['_svcAnalytics.trackLead', {
      eventName: 'Sign up',
      customerExternalId: '42',
      customerName: 'Ada Lovelace',
      customerEmail: 'ada@example.com'
    }]]);
    assertApi('gtmOnSuccess').wasCalled();
- name: What a lead does not say is left out
  code: |-
    layer = { user_id: 'u1' };
    runCode({ event: 'lead', publishableKey: 'svc_pk_test', consent: 'none' });
    assertThat(calls).isEqualTo([['_svcAnalytics.trackLead', { eventName: 'Sign up', customerExternalId: 'u1' }]]);
- name: The fields of the tag come before the data layer
  code: |-
    layer = { user_id: 'u1', 'user_data.email': 'a@example.com' };
    runCode({ event: 'lead', publishableKey: 'svc_pk_test', consent: 'none', eventName: 'Demo', leadCustomer: 'own', customerEmail: 'b@example.com' });
    assertThat(calls[0][1]).isEqualTo({ eventName: 'Demo', customerExternalId: 'own', customerEmail: 'b@example.com' });
- name: A lead without a customer fails and says why
  code: |-
    runCode({ event: 'lead', publishableKey: 'svc_pk_test', consent: 'none' });
    assertApi('gtmOnFailure').wasCalled();
    assertApi('gtmOnSuccess').wasNotCalled();
    assertApi('callInWindow').wasNotCalled();
    assertThat(logged).contains('user_id');
- name: A lead waits for the consent and is reported once
  code: |-
    granted = false;
    layer = { user_id: 'u1' };
    runCode({ event: 'lead', publishableKey: 'svc_pk_test', consent: 'ad_storage' });
    assertThat(calls).hasLength(0);
    choose('ad_storage', false);
    choose('ad_storage', true);
    choose('ad_storage', true);
    const leads = calls.filter((call) => call[0] === '_svcAnalytics.trackLead');
    assertThat(leads).hasLength(1);
- name: The consent of another kind starts nothing
  code: |-
    granted = false;
    layer = { user_id: 'u1' };
    runCode({ event: 'lead', publishableKey: 'svc_pk_test', consent: 'analytics_storage' });
    choose('ad_storage', true);
    assertThat(calls).hasLength(0);
- name: A sale adds tax and shipping to the value, which Google wants without
  code: |-
    layer = {
      user_id: 'u1',
      'ecommerce.transaction_id': 'T-1',
      'ecommerce.value': 19.99,
      'ecommerce.currency': 'EUR',
      'ecommerce.tax': '3.80',
      'ecommerce.shipping': 4.9,
      'ecommerce.items': [{ item_id: 'bag', item_name: 'A bag', price: 9.995, quantity: 2 }]
    };
    runCode({ event: 'sale', publishableKey: 'svc_pk_test', consent: 'none' });
    assertThat(calls).isEqualTo([['_svcAnalytics.trackSale', {
      customerExternalId: 'u1',
      invoiceId: 'T-1',
      currency: 'eur',
      tax: 380,
      shipping: 490,
      amount: 2869,
      lineItems: [{ productId: 'bag', quantity: 2, amount: 1999, name: 'A bag' }]
    }]]);
- name: A value that contains everything stands as it is, and items that exceed it are left out
  code: |-
    layer = {
      user_id: 'u1',
      'ecommerce.transaction_id': 'T-1',
      'ecommerce.value': '20',
      'ecommerce.currency': 'usd',
      'ecommerce.tax': 3,
      'ecommerce.items': [{ item_id: 'bag', price: 20 }]
    };
    runCode({ event: 'sale', publishableKey: 'svc_pk_test', consent: 'none', isTotal: true });
    assertThat(calls[0][1]).isEqualTo({ customerExternalId: 'u1', invoiceId: 'T-1', currency: 'usd', tax: 300, shipping: 0, amount: 2000 });
- name: Currencies without cents and with three decimals are counted in their own units
  code: |-
    const amountOf = (value, currency) => {
      calls = [];
      layer = { user_id: 'u1', 'ecommerce.transaction_id': 'T', 'ecommerce.value': value, 'ecommerce.currency': currency };
      runCode({ event: 'sale', publishableKey: 'svc_pk_test', consent: 'none' });
      return calls[0][1].amount;
    };
    assertThat(amountOf(1200, 'JPY')).isEqualTo(1200);
    assertThat(amountOf(1.234, 'KWD')).isEqualTo(1234);
    assertThat(amountOf(0.07, 'USD')).isEqualTo(7);
- name: A sale without an order, a currency or a number fails
  code: |-
    const base = { user_id: 'u1', 'ecommerce.transaction_id': 'T', 'ecommerce.value': '1,299.00', 'ecommerce.currency': 'usd' };
    const fails = (change) => {
      logged = '';
      layer = change;
      runCode({ event: 'sale', publishableKey: 'svc_pk_test', consent: 'none' });
      return logged;
    };
    assertThat(fails(base)).contains('value');
    assertThat(fails({ user_id: 'u1', 'ecommerce.value': 1, 'ecommerce.currency': 'usd' })).contains('transaction_id');
    assertThat(fails({ user_id: 'u1', 'ecommerce.transaction_id': 'T', 'ecommerce.value': 1 })).contains('currency');
    assertThat(fails({ 'ecommerce.transaction_id': 'T', 'ecommerce.value': 1, 'ecommerce.currency': 'usd' })).contains('user_id');
    assertApi('callInWindow').wasNotCalled();
    assertApi('gtmOnSuccess').wasNotCalled();
- name: A script that cannot be loaded fails the tag
  code: |-
    reachable = false;
    runCode({ event: 'page', publishableKey: 'svc_pk_test', consent: 'none' });
    assertApi('gtmOnFailure').wasCalled();
    assertApi('gtmOnSuccess').wasNotCalled();
- name: A script that does not start, as with a wrong key, fails the tag
  code: |-
    starts = false;
    runCode({ event: 'page', publishableKey: 'wrong', consent: 'none' });
    assertApi('gtmOnFailure').wasCalled();
- name: A page with the small script is told to load the other one
  code: |-
    loaded = true;
    layer = { user_id: 'u1' };
    hasConversions = false;
    runCode({ event: 'lead', publishableKey: 'svc_pk_test', consent: 'none' });
    assertApi('callInWindow').wasNotCalled();
    assertThat(logged).contains('script.all.js');
setup: |-
  let layer = {};
  let options;
  let loaded = false;
  let granted = true;
  let reachable = true;
  let starts = true;
  let hasConversions = true;
  let injected = [];
  let calls = [];
  let listeners = [];
  let logged = '';
  const choose = (type, isGranted) => {
    granted = isGranted;
    listeners.forEach((one) => { if (one.type === type) one.listener(type, isGranted); });
  };
  mock('logToConsole', (line) => { logged += line; });
  mock('copyFromDataLayer', (key) => layer[key]);
  mock('isConsentGranted', () => granted);
  mock('addConsentListener', (type, listener) => { listeners.push({ type: type, listener: listener }); });
  mock('setInWindow', (key, value) => {
    if (key !== '_svcAnalytics.options') return true;
    if (options) return false;
    options = value;
    return true;
  });
  mock('copyFromWindow', (key) => {
    if (!loaded) return undefined;
    if (key === '_svcAnalytics.getClickId' || hasConversions) return () => null;
    return undefined;
  });
  mock('callInWindow', (key, input) => { calls.push([key, input]); });
  mock('injectScript', (url, onSuccess, onFailure) => {
    injected.push(url);
    if (!reachable) return onFailure();
    loaded = starts;
    onSuccess();
  });


___NOTES___

Made for one installation: its address stands in the code and in the permissions.
How to use it: docs/guides/tag-manager.md in the sources of svc.
