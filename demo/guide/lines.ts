import { programSteps } from './program-lines.ts'
import { BROWSER, type Step } from './step.ts'

/** Lists all steps, as docs/guides/walkthrough.md shows them. */
export function shellSteps(origin: string, secretKey: string): Step[] {
  return [...trackingSteps(origin, secretKey), ...programSteps(origin)]
}

/** Lists the steps from a link to a refund. */
export function trackingSteps(origin: string, secretKey: string): Step[] {
  return [
    {
      title: 'Set the API address and key',
      code: `API=${origin}/api
KEY='Authorization: Bearer ${secretKey}'
JSON='Content-Type: application/json'`,
    },
    {
      title: 'Create a link',
      code: `curl -s $API/links -H "$KEY" -H "$JSON" \\
  -d '{"url":"${origin}/demo/shop/","key":"grace","trackConversion":true}'`,
    },
    {
      title: 'Follow the link as a browser does. The redirect contains the click ID as svc_id',
      code: `CLICK=$(curl -s -o /dev/null -w '%{redirect_url}' ${origin}/grace \\
  -A '${BROWSER}' | sed 's/.*svc_id=//')
echo $CLICK`,
    },
    {
      title: 'Track a lead',
      code: `curl -s $API/track/lead -H "$KEY" -H "$JSON" \\
  -d '{"clickId":"'$CLICK'","eventName":"Sign up","customerExternalId":"user_42","customerName":"Grace Okoro"}'`,
    },
    {
      title: 'Track a sale of $19.00. svc finds the link through the customer',
      code: `curl -s $API/track/sale -H "$KEY" -H "$JSON" \\
  -d '{"customerExternalId":"user_42","amount":1900,"currency":"usd","invoiceId":"INV-42"}'`,
    },
    {
      title: 'Refund $5.00',
      code: `curl -s $API/track/refund -H "$KEY" -H "$JSON" \\
  -d '{"invoiceId":"INV-42","amount":500,"refundId":"re_42"}'`,
    },
    {
      title: 'Retrieve the analytics of the link',
      code: `curl -s "$API/analytics?event=composite&interval=24h&domain=${new URL(origin).host}&key=grace" -H "$KEY"`,
    },
    {
      title: 'Find out why the sale belongs to the link',
      code: `EVENT=$(curl -s "$API/events?event=sales&limit=1" -H "$KEY" | sed 's/.*"eventId":"\\([^"]*\\)".*/\\1/')
curl -s $API/events/$EVENT -H "$KEY"`,
    },
  ]
}
