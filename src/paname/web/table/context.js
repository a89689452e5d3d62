// What the board of the table is drawn from, here and now.
import { phone, store } from '../shell.js';
import { contextOf } from './model.js';
import { model } from './current.js';
import { forecast } from './forecasts.js';
import { refusal } from './refusals.js';

export const context = () => contextOf(model(), phone.matches, store.get().levels, forecast, refusal);
