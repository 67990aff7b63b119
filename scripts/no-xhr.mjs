/** Stands for axios's XMLHttpRequest adapter in browsers, and says to axios that there is none. */
export default null;
