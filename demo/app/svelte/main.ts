import { mount } from 'svelte'
import ReferPage from './refer-page.svelte'

const target = document.querySelector('#root')!
target.replaceChildren()
mount(ReferPage, { target })
