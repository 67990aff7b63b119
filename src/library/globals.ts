/// <reference lib="esnext.temporal" preserve="true" />
// Needed before any other module of the library runs: metadata for Inversify, dates for the domain.
import 'reflect-metadata';
import 'temporal-polyfill/global';
