/** The export of a style sheet `*.module.css`. */
declare const classes: { readonly [name: string]: string };
export default classes;
