// People by name; somebody who deleted their account has none.
import { t } from '../i18n.js';

/** What the server calls people who have deleted their account; nobody else can be called that. */
const GONE = 'somebody';

/** Whether somebody has deleted their account. @param {string | null | undefined} name */
export const isGone = (name) => name === GONE;

/** A name as it is read. @template {string | null | undefined} T @param {T} name @returns {T | string} */
export const called = (name) => (isGone(name) ? t('seat.gone') : name);
