/// <reference lib="esnext.temporal" preserve="true" />
// What the library needs before any other module of it runs: Inversify its metadata, the domain its dates.
import 'reflect-metadata';
import 'temporal-polyfill/global';
