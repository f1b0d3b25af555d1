"""Read by JupyterLab's server, for `elfenwidgets play --lab` and on Binder."""

from elfenwidgets.ui.serving.settings import lab_settings

c = get_config()  # noqa: F821  Jupyter gives it
c.merge(lab_settings())
