/** A style sheet that is imported for what it does to the page. */
export {};
