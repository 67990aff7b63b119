/** What a style sheet `*.module.css` exports. */
declare const classes: { readonly [name: string]: string };
export default classes;
