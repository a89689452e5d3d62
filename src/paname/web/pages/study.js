// A study: a record and its variations, looked into as a review is.
export { studyPage as page } from './review.js';
