import { BROWSER, type Step } from './step.ts'

/** Lists the steps from a new partner to a payout. They continue those of tracking. */
export function programSteps(origin: string): Step[] {
  return [
    {
      title: 'Find the program',
      code: `PROGRAM=$(curl -s "$API/programs?search=friends" -H "$KEY" | sed 's/.*"id":"\\(prog_[^"]*\\)".*/\\1/')
echo $PROGRAM`,
    },
    {
      title: 'Create a partner. The partner gets a link immediately',
      code: `PARTNER=$(curl -s $API/partners -H "$KEY" -H "$JSON" \\
  -d '{"programId":"'$PROGRAM'","name":"Grace Hill","username":"gracehill","email":"grace@hill.example"}' \\
  | sed 's/.*"partnerId":"\\([^"]*\\)".*/\\1/')
echo $PARTNER`,
    },
    {
      title: 'Follow that link as a visitor, and track a sale of $38.00 without an account',
      code: `CLICK=$(curl -s -o /dev/null -w '%{redirect_url}' ${origin}/gracehill \\
  -A '${BROWSER}' | sed 's/.*svc_id=//')
curl -s $API/track/sale -H "$KEY" -H "$JSON" \\
  -d '{"clickId":"'$CLICK'","customerExternalId":"user_43","amount":3800,"currency":"usd","invoiceId":"INV-43"}'`,
    },
    {
      title:
        'Retrieve the commission. It is held for review, because the purchase was within five seconds of the click',
      code: `COMMISSION=$(curl -s "$API/commissions?partnerId=$PARTNER&type=sale" -H "$KEY" \\
  | sed 's/.*"id":"\\(cm_[^"]*\\)".*/\\1/')
curl -s $API/commissions/$COMMISSION -H "$KEY"`,
    },
    {
      title: 'Find the fraud flag, and release it',
      code: `FLAG=$(curl -s "$API/fraud/flags?status=open&partnerId=$PARTNER" -H "$KEY" \\
  | sed 's/.*"id":"\\(ff_[^"]*\\)".*/\\1/')
curl -s -X POST $API/fraud/flags/$FLAG/release -H "$KEY"`,
    },
    {
      title: 'Preview the payout, with the reason for each partner who wouldn’t be paid',
      code: `PREVIEW=$(curl -s $API/payouts/preview -H "$KEY" -H "$JSON" -d '{"programId":"'$PROGRAM'"}')
echo $PREVIEW`,
    },
    {
      title: 'Confirm the payout. If the total has changed, nothing is paid. A key pays once',
      code: `AMOUNT=$(echo $PREVIEW | sed 's/.*"minPayout":[0-9]*,"amount":\\([0-9]*\\).*/\\1/')
curl -s $API/payouts/confirm -H "$KEY" -H "$JSON" \\
  -d '{"programId":"'$PROGRAM'","expectedAmount":'$AMOUNT',"key":"by hand"}'`,
    },
    {
      title: 'Retrieve a statement. The demo shows Ada’s at /demo/statement/ada',
      code: `curl -s "$API/partners/$PARTNER/statement?format=csv" -H "$KEY"`,
    },
    {
      title: 'Check the ledger',
      code: `curl -s $API/ledger/check -H "$KEY"`,
    },
    {
      title: 'List the latest emails. The demo stores them and shows them at /demo/mailbox/',
      code: `curl -s "$API/mails?pageSize=3" -H "$KEY"`,
    },
  ]
}
