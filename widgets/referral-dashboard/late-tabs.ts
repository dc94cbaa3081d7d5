/** What stands behind the later tabs, in one file: who opens one often opens another. */
import '../commissions/commissions.ts'
import '../faq/faq.ts'
import '../leaderboard/leaderboard.ts'
import '../links/links.ts'
import '../payouts/payouts.ts'
import '../resources/resources.ts'
import '../webhooks/webhooks.ts'
