/** A style sheet that is imported only for its effect on the page. */
export {};
