import { mount } from 'svelte'
import ReferPage from './refer-page.svelte'

mount(ReferPage, { target: document.querySelector('#root')! })
