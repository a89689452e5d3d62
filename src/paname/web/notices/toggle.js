// A switch: the side of its knob and its fill both say whether it is on.
import { html } from '../ui/html.js';

/** @param {boolean} on @param {() => void} press @param {string} labelled the ids of what names it @param {boolean} [off] whether it can't be used yet @param {string} [why] */
export const toggle = (on, press, labelled, off = false, why = '') =>
  html`<button
    type="button"
    role="switch"
    class="n-switch"
    aria-checked=${on && !off}
    aria-labelledby=${labelled}
    title=${why}
    ?disabled=${off}
    @click=${press}
  >
    <i></i>
  </button>`;
