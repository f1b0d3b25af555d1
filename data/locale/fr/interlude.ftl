# Entre deux tours, et à la fin.
interlude-round = Le tour { $n } est fini
interlude-on = On continue
