import os
import urllib.error
import urllib.request
from urllib.parse import parse_qs, urlsplit

from svc import Money, Svc

svc = Svc(os.environ["SVC_API_KEY"], os.environ["SVC_BASE_URL"])

link = svc.links.create(url="https://example.com/", track_conversion=True)


# Simulates a visitor. On your site, the script stores the click ID, and read_click_id(request) reads it.
class StayHere(urllib.request.HTTPRedirectHandler):
    def redirect_request(self, *_):
        return None


browser = "Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0"
visit = urllib.request.Request(link.short_link, headers={"User-Agent": browser})
try:
    location = urllib.request.build_opener(StayHere).open(visit).headers["Location"]
except urllib.error.HTTPError as redirect:
    location = redirect.headers["Location"]
click_id = parse_qs(urlsplit(location).query)["svc_id"][0]

customer = f"user-{link.id}"
svc.track.lead(click_id=click_id, event_name="Sign up", customer_external_id=customer)
price = Money.parse("19.00", "usd")
svc.track.sale(
    customer_external_id=customer,
    amount=price.amount,
    currency=price.currency,
    invoice_id=f"invoice-{link.id}",
)

for sale in svc.events.list(event="sales", link_id=link.id):
    print("sale", sale.id)
