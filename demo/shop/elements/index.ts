import './shop-checkout.ts'
import './shop-sign-up.ts'
import './visit-note.ts'
